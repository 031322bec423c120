import { anyGapMark, type BankGap, type BankText, type GapAnswer, gapOfMark } from '../import/bank.ts';
import { Refusal } from '../import/refusal.ts';

/** A text with Moodle's Cloze questions in the place of its gaps. */
export function writeCloze({ text }: BankText, gaps: readonly BankGap[]): string {
  return text.replace(anyGapMark, (mark) => {
    const gap = gaps[gapOfMark(mark)];
    if (!gap) throw new Error('A gap that is marked is there');
    const unit = gap.answer.kind === 'number' && gap.answer.unit !== '' ? `\u00a0${gap.answer.unit}` : '';
    return `{${gap.weight}:${writeGap(gap.answer)}}${unit}`;
  });
}

function writeGap(answer: GapAnswer): string {
  switch (answer.kind) {
    case 'choice':
      return `MULTICHOICE:${joined(answer.options.map(({ text, ...option }) => ({ ...option, text: text.text })))}`;
    case 'words':
      return `SHORTANSWER${answer.caseMatters ? '_C' : ''}:${joined(answer.words)}`;
    case 'number':
      return `NUMERICAL:${joined(
        answer.numbers.map(({ value, tolerance, ...number }) => ({ ...number, text: `${value}:${tolerance}` })),
      )}`;
  }
}

type Option = { text: string; percent: number; feedback: BankText | null };

function joined(options: readonly Option[]): string {
  return options
    .map(({ text, percent, feedback }) => {
      const sign = percent === 100 ? '=' : '';
      return `${sign}${clozeText(text)}${feedback ? `#${clozeText(feedback.text)}` : ''}`;
    })
    .join('~');
}

/** Cloze has no sign for a brace or a backslash of the text itself, as formulas have them. */
function clozeText(text: string): string {
  if (/[{\\]|^\s*[=%]/.test(text.replaceAll('\\*', '*'))) throw new Refusal('signsInGap');
  return text.replace(/[~#}]/g, '\\$&');
}
