import katex from 'katex';

export type Typeset =
  | { kind: 'typeset'; html: string }
  | { kind: 'faulty'; message: string /** Where in the formula. */; index: number };

export function typeset(tex: string, isDisplayed: boolean): Typeset {
  if (!tex.trim()) return { kind: 'faulty', message: 'The formula is empty', index: 0 };
  const refused: string[] = [];
  try {
    const html = katex.renderToString(tex, {
      displayMode: isDisplayed,
      output: 'htmlAndMathml',
      throwOnError: true,
      strict: 'error',
      maxExpand: 300,
      maxSize: 20,
      trust: ({ command }) => {
        refused.push(command);
        return false;
      },
    });
    // KaTeX shows a command that it does not trust in red instead of throwing.
    const [command] = refused;
    if (command) return { kind: 'faulty', message: `${command} is not allowed`, index: tex.indexOf(command) };
    const [odd] = oddTags(html);
    if (odd) return { kind: 'faulty', message: `This cannot be typeset safely: ${odd}`, index: 0 };
    return { kind: 'typeset', html };
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    return { kind: 'faulty', message: error.rawMessage, index: error.position ?? 0 };
  }
}

/**
 * A second look at what KaTeX wrote: it escapes every text, so that each `<` opens a tag of its own making. Going through
 * a tree as the rest of the page does takes three times as long as the typesetting.
 */
export function oddTags(html: string): string[] {
  return (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !knownTag.test(tag));
}

const elements = [
  ...['span', 'svg', 'path', 'line', 'math', 'semantics', 'annotation', 'menclose', 'mfrac', 'mi', 'mn', 'mo'],
  ...['mover', 'mpadded', 'mphantom', 'mroot', 'mrow', 'ms', 'mspace', 'msqrt', 'mstyle', 'msub', 'msubsup', 'msup'],
  ...['mtable', 'mtd', 'mtext', 'mtr', 'munder', 'munderover'],
].join('|');

const attributes = [
  ...['class', 'aria-hidden', 'xmlns', 'display', 'encoding', 'mathvariant', 'mathcolor', 'mathbackground'],
  ...['mathsize', 'displaystyle', 'scriptlevel', 'stretchy', 'fence', 'separator', 'accent', 'accentunder'],
  ...['symmetric', 'largeop', 'form', 'movablelimits', 'linethickness', 'lspace', 'rspace', 'minsize', 'maxsize'],
  ...['width', 'height', 'depth', 'voffset', 'notation', 'columnalign', 'columnspacing', 'columnlines', 'rowspacing'],
  ...['rowlines', 'side', 'viewBox', 'preserveAspectRatio', 'd', 'x1', 'x2', 'y1', 'y2', 'stroke-width'],
].join('|');

const knownTag = new RegExp(
  `^</?(?:${elements})(?: (?:(?:${attributes}) ?="[^"<>]*"|style="[\\w.#%:; +-]*"))*\\s*/?>$`,
);
