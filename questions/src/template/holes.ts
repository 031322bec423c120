import { firstHole, type Hole } from '../text.ts';
import { formulaSpans, isInside } from './formula-spans.ts';

/**
 * KaTeX refuses private-use characters and gives unknown ones no height. Korean syllables it sets upright, as tall as a
 * capital letter, so one stands in for the hole while the formula is typeset.
 */
const firstStandIn = 0xac00;
const standIns = /[\uac00-\ud7a3]/g;
const standInClass = ' hangul_fallback';
const written = /\{\{\s*([^{}]*?)\s*\}\}/g;

export type HoleMaker = {
  /** `{{U}}` → a character for the hole, ready for Markdown. */
  make: (text: string, isMarkdown: boolean) => string;
  /** Puts the holes' own characters into what became of the text. */
  finish: (html: string) => string;
};

/** Numbers the holes of a question's texts, the same value in the same form once. */
export function holeMaker(holes: Hole[], names: ReadonlySet<string>, report: (message: string) => void): HoleMaker {
  const numberOf = (hole: Hole) => {
    const known = holes.findIndex(({ name, form }) => name === hole.name && form === hole.form);
    return known >= 0 ? known : holes.push(hole) - 1;
  };
  return {
    make: (text, isMarkdown) => {
      if (text.search(standIns) >= 0) report('Korean syllables cannot be used in questions');
      const formulas = isMarkdown ? formulaSpans(text) : [];
      return text.replace(written, (whole, inner: string, at: number) => {
        const hole = readHole(inner);
        if (!hole || !names.has(hole.name)) {
          report(`${whole} is no value of this question`);
          return '';
        }
        const number = numberOf(hole);
        return isInside(formulas, at)
          ? `\\text{${String.fromCharCode(firstStandIn + number)}}`
          : String.fromCharCode(firstHole + number);
      });
    },
    finish: (html) =>
      html
        .replaceAll(standInClass, '')
        .replace(standIns, (sign) => String.fromCharCode(sign.charCodeAt(0) - firstStandIn + firstHole)),
  };
}

function readHole(inner: string): Hole | null {
  const [name = '', form, ...rest] = inner.split('.');
  if (rest.length > 0 || (form !== undefined && form !== 'number')) return null;
  return { name, form: form ? 'number' : 'quantity' };
}
