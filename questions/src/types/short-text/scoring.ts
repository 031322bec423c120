import { type Language, mapTranslated, textIn } from '@navor/languages';
import type { Outcome } from '../../outcome.ts';
import { faultOf } from '../../question-faults.ts';
import type { QuestionScorer } from '../../question-scorer.ts';
import { comparableForms, withoutArticle } from './normalise.ts';
import type { PreparedShortText } from './shape.ts';

export const scorer = {
  prepare: async ({ accepted, caseMatters, diacriticsMatter, feedback }, tools) => {
    const prepared = {
      accepted: mapTranslated(accepted, (variants) => variants),
      doesCaseMatter: caseMatters,
      doDiacriticsMatter: diacriticsMatter,
    };
    for (const [language, variants] of Object.entries(prepared.accepted)) {
      for (const [at, variant] of (variants ?? []).entries()) {
        if (isEmpty(variant, prepared)) tools.report(['accepted', language, at], faultOf('nothingToCompare'));
      }
    }
    return {
      type: 'short-text',
      ...prepared,
      feedback: feedback ? await tools.rich(feedback, ['feedback'], 'blocks') : null,
    };
  },

  view: () => ({ type: 'short-text' }),

  score: (prepared, _drawing, { text }) => scoreText(prepared, text),

  reveal: (prepared, { language }, fill) => ({
    type: 'short-text',
    answer: answerIn(prepared, language),
    feedback: prepared.feedback && fill(prepared.feedback),
  }),

  solve: (prepared, { language }) => ({ type: 'short-text', text: answerIn(prepared, language) }),

  slips: () => [],
} satisfies QuestionScorer<'short-text'>;

/** An answer in any language counts: learners mix them, and terms travel. */
export function scoreText(prepared: PreparedShortText, text: string): Outcome {
  if (isEmpty(text, prepared)) return { kind: 'unanswered' };
  const given = [text, withoutArticle(text)].flatMap((spelt) => comparableForms(spelt, prepared));
  const isAccepted = Object.values(prepared.accepted)
    .flatMap((variants) => variants ?? [])
    .some((variant) => comparableForms(variant, prepared).some((form) => given.includes(form)));
  return { kind: 'graded', share: isAccepted ? 1 : 0 };
}

function isEmpty(text: string, strictness: Pick<PreparedShortText, 'doesCaseMatter' | 'doDiacriticsMatter'>): boolean {
  return comparableForms(text, strictness).every((form) => form === '');
}

function answerIn({ accepted }: PreparedShortText, language: Language): string {
  return textIn(accepted, language)[0] ?? '';
}
