import { defaultLanguage } from '@navor/languages';
import { noText } from '@navor/question-ui/editing';
import type { QuestionSource, QuestionType } from '@navor/questions';

/** The version of a question that nobody has saved yet. */
export const unsavedVersion = 0;

/** A question of a type with nothing written into it yet; its checks tell what is missing. */
export function newSource(type: QuestionType, topic: string): QuestionSource {
  const common = {
    ...{ points: 1, topic, variables: {}, derived: {}, constraints: [] },
    ...{ body: noText, hints: [], solution: noText },
  };
  const option = (id: string, correct: boolean) => ({ id, text: noText, correct });
  const shortText = { accepted: { [defaultLanguage]: [] }, caseMatters: false, diacriticsMatter: false };
  switch (type) {
    case 'single-choice':
    case 'multiple-choice':
      return { type, ...common, options: [option('a', true), option('b', false)] };
    case 'true-false':
      return { type, ...common, answer: true };
    case 'numeric':
      return { type, ...common, answer: '', unit: '', tolerance: { relative: 0.01 }, unitRequired: true, slips: [] };
    case 'formula':
      return { type, ...common, answer: '', symbols: { x: { meaning: noText, range: [0.5, 3] } }, slips: [] };
    case 'short-text':
      return { type, ...common, ...shortText };
    case 'matching':
      return { type, ...common, pairs: ['a', 'b'].map((id) => ({ id, left: noText, right: noText })), extras: [] };
    case 'ordering':
      return { type, ...common, items: ['a', 'b', 'c'].map((id) => ({ id, text: noText })) };
    case 'blanks':
      return { type, ...common, text: noText, gaps: { 'vrzel-1': { type: 'short-text', ...shortText } } };
  }
}
