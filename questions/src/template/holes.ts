import { faultOf, type QuestionFault } from '../question-faults.ts';
import { firstHole, type Hole } from '../text.ts';
import { formulaSpans, isInside } from './formula-spans.ts';
import type { Template } from './template.ts';

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

/** Every hole that a text can have, so that the same value in the same form is the same hole everywhere. */
export function holesOf({ variables, derived }: Template): Hole[] {
  return [...variables, ...derived].flatMap(({ name }): Hole[] => [
    { name, form: 'quantity' },
    { name, form: 'number' },
  ]);
}

export function holeMaker(holes: readonly Hole[], report: (fault: QuestionFault) => void): HoleMaker {
  return {
    make: (text, isMarkdown) => {
      if (text.search(standIns) >= 0) report(faultOf('noKorean'));
      const formulas = isMarkdown ? formulaSpans(text) : [];
      return text.replace(written, (whole, inner: string, at: number) => {
        const number = holes.findIndex(({ name, form }) => inner === (form === 'number' ? `${name}.number` : name));
        if (number < 0) {
          report(faultOf('noValue', whole));
          return '';
        }
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
