import { defaultLanguage } from '@navor/languages';
import type { Source } from '@navor/questions/question.ts';
import { newOption } from '../single-choice/editing-options.tsx';

/** The types of question that a gap can be. */
export const gapTypes = ['numeric', 'short-text', 'single-choice'] as const;
export type GapType = (typeof gapTypes)[number];
export type GapSource = Source<GapType>;

export function newGap(type: GapType): GapSource {
  switch (type) {
    case 'numeric':
      return { type, answer: '', unit: '', tolerance: { relative: 0.01 }, unitRequired: true, slips: [] };
    case 'short-text':
      return { type, accepted: { [defaultLanguage]: [] }, caseMatters: false, diacriticsMatter: false };
    case 'single-choice':
      return { type, options: [{ ...newOption(), correct: true }, newOption()] };
  }
}
