import katex from 'katex';
import { breakBeforeSigns } from './break-before-signs.ts';
import { strayCharacter } from './stray-character.ts';

export type Typeset =
  | { kind: 'typeset'; html: string }
  | {
      kind: 'faulty';
      message: string;
      /** Where in the formula. */
      index: number;
    };

export function typeset(tex: string, isDisplayed: boolean): Typeset {
  if (!tex.trim()) return faulty('The formula is empty');
  if (tex.length > longestFormula) return faulty(`A formula has at most ${longestFormula} characters`);
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
    if (command) return faulty(`${command} is not allowed`, tex.indexOf(command));
    const [odd] = oddTags(html);
    if (odd) return faulty(`This cannot be typeset safely: ${odd}`);
    if (isMovedFarBack(html)) return faulty(`A length is at most ${farthestShift} em below zero`);
    const stray = strayCharacter(html);
    if (stray) return faulty(`${stray.name} is no character of a text`);
    return { kind: 'typeset', html: breakBeforeSigns(html, isDisplayed) };
  } catch (error) {
    if (error instanceof katex.ParseError) return faulty(error.rawMessage, error.position ?? 0);
    // Whatever else KaTeX throws at a formula is about that formula, most of all when the stack was too short for it.
    const isTooDeep = error instanceof RangeError;
    return faulty(isTooDeep ? 'The formula is nested too deeply' : `This cannot be typeset: ${String(error)}`);
  }
}

const longestFormula = 5000;
/** In em. KaTeX limits how large something is, but not how far it is moved back, over other parts of the page. */
const farthestShift = 40;

function faulty(message: string, index = 0): Typeset {
  return { kind: 'faulty', message, index };
}

function isMovedFarBack(html: string): boolean {
  const lengths = Array.from(html.matchAll(/:-(\d+(?:\.\d+)?)em/g), ([, length]) => Number(length));
  return lengths.some((length) => length > farthestShift);
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
