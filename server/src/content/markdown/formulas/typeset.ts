import { box } from '@navor/quantities';
import 'katex/contrib/mhchem';
import katex from 'katex';
import { type MarkdownFault, markdownFault, markdownFaultWords } from '../markdown-faults.ts';
import { strayCharacter } from '../text/stray-character.ts';
import { breakBeforeOperators } from './break-before-operators.ts';
import { latexFault } from './latex-fault.ts';

export type Typeset =
  | { kind: 'typeset'; html: string }
  | {
      kind: 'faulty';
      fault: MarkdownFault;
      message: string;
      /** Where in the formula. */
      index: number;
    };

/** A course writes the same symbols hundreds of times, and the same formulas in each of its languages. */
export function typeset(tex: string, isDisplayed: boolean): Typeset {
  const key = `${isDisplayed ? 'displayed' : 'inline'} ${tex}`;
  const known = recent.get(key);
  if (known) return known;
  const result = typesetAnew(tex, isDisplayed);
  if (recent.size >= mostRecent) recent.clear();
  if (tex.length <= longestRecent) recent.set(key, result);
  return result;
}

const recent = new Map<string, Typeset>();
/** A few MB at most. */
const mostRecent = 1000;
const longestRecent = 200;

function typesetAnew(tex: string, isDisplayed: boolean): Typeset {
  if (!tex.trim()) return faulty(markdownFault('formulaEmpty'));
  if (tex.length > longestFormula) return faulty(markdownFault('formulaTooLong', String(longestFormula)));
  // How deep is too deep for the stack depends on who calls and on what was compiled before; this does not.
  if (depthOf(tex) > deepestFormula) return faulty(markdownFault('formulaTooDeep'));
  const refused: string[] = [];
  try {
    const html = katex.renderToString(tex, {
      displayMode: isDisplayed,
      output: 'htmlAndMathml',
      throwOnError: true,
      strict: (_, message) => (aboutMicro.test(message) ? 'ignore' : 'error'),
      maxExpand: 300,
      maxSize: 20,
      trust: ({ command }) => {
        refused.push(command);
        return false;
      },
    });
    // KaTeX shows a command that it does not trust in red instead of throwing.
    const [command] = refused;
    if (command) return faulty(markdownFault('formulaCommand', command), tex.indexOf(command));
    const [odd] = oddTags(html);
    if (odd) return faulty(markdownFault('formulaUnsafe', odd));
    if (isMovedFarBack(html)) return faulty(markdownFault('formulaShift', String(farthestShift)));
    const stray = strayCharacter(html);
    if (stray) return faulty(markdownFault('formulaCharacter', stray.name));
    return { kind: 'typeset', html: breakBeforeOperators(uprightMicro(html), isDisplayed) };
  } catch (error) {
    if (error instanceof katex.ParseError) return faulty(latexFault(error.rawMessage), error.position ?? 0);
    // Whatever else KaTeX throws at a formula is about that formula, most of all when the stack was too short for it.
    const isTooDeep = error instanceof RangeError;
    return faulty(isTooDeep ? markdownFault('formulaTooDeep') : markdownFault('formulaFails', String(error)));
  }
}

/** KaTeX knows the letter μ, which it slants as a quantity's symbol, but not the prefix of units, which are upright. */
const aboutMicro = /["']µ["']/;

function uprightMicro(html: string): string {
  return html.replace(/(?<=<span class="mord[^>]*>)[^<]*µ[^<]*/g, (drawn) => drawn.replaceAll('µ', box('micro', 'μ')));
}

const longestFormula = 5000;
/** In groups within groups. */
const deepestFormula = 200;
/** In em. KaTeX limits how large something is, but not how far it is moved back, over other parts of the page. */
const farthestShift = 40;

function depthOf(tex: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of tex.matchAll(/\\.|[{}]/gs)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function faulty(fault: MarkdownFault, index = 0): Typeset {
  return { kind: 'faulty', fault, message: markdownFaultWords(fault), index };
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
