import { commonLanguage, type Language } from '@navor/languages';
import type { Outcome, PreparedQuestion, Response, Slip } from '@navor/questions';
import { drawValues, revealQuestion, scoreResponse, viewQuestion } from '@navor/questions/scoring';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { plainWords } from '../analytics/plain-excerpt.ts';
import { drawingOf } from '../answers/mark-answer.ts';
import { findQuestionState, type LearnerQuestion, type QuestionState } from '../answers/question-state.ts';
import { cachedQuestionVersion } from '../questions/question-version-cache.ts';
import { responseFromWords } from './response-from-words.ts';

/** What our grader found in an answer. */
export type Grading = {
  kind: 'right' | 'partly' | 'wrong' | 'unreadable' | 'unanswered';
  slip: Slip | null;
  /** What the author says of the slip that was made, as plain words. */
  slipFeedback: string | null;
};

export type SettledQuestion = {
  body: string;
  grading: Grading;
  /** By the same grader, something that its owner says now; null where no answer can be made out in the words. */
  gradeWords: (words: string) => Grading | null;
  /** The same task with other numbers and how it is solved; null for a question that is always the same. */
  similarExample: () => { bodyHtml: string; solutionHtml: string; text: string } | null;
};

/** A question of an attempt of somebody's own, once it is settled; null for all others. */
export async function findSettledQuestion(
  services: Services,
  question: LearnerQuestion & { language: Language },
): Promise<SettledQuestion | null> {
  const state = await stateOf(services, question);
  if (!state?.settled_at) return null;
  const prepared = await cachedQuestionVersion(services.pool, state.version_id);
  const language = commonLanguage(question.language, prepared.body, prepared.solution);
  const drawing = drawingOf(state, { shuffles: state.shuffles_options, language });
  const { body, view } = viewQuestion(prepared, drawing);
  const graded = (response: Response | null, outcome: Outcome) =>
    gradingOf(response, outcome, (given) => revealQuestion(prepared, drawing, given).reveal);
  return {
    body: plainWords(body),
    grading: graded(state.response, state.outcome ?? { kind: 'unanswered' }),
    gradeWords: (words) => {
      const response = responseFromWords(words, view);
      const outcome = response && scoreResponse(prepared, drawing, response);
      return outcome && outcome.kind !== 'unanswered' ? graded(response, outcome) : null;
    },
    similarExample: () => similarExample(prepared, { state, language }),
  };
}

async function stateOf(services: Services, question: LearnerQuestion): Promise<QuestionState | null> {
  try {
    return await findQuestionState(services.pool, question);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

type Given = Parameters<typeof revealQuestion>[2];

function gradingOf(
  response: Response | null,
  outcome: Outcome,
  reveal: (given: Given) => ReturnType<typeof revealQuestion>['reveal'],
): Grading {
  if (outcome.kind !== 'graded') return { kind: outcome.kind, slip: null, slipFeedback: null };
  const kind = outcome.share >= 1 ? 'right' : outcome.share > 0 ? 'partly' : 'wrong';
  const shown = kind !== 'right' && response ? reveal({ response, outcome }) : null;
  const feedback = shown && 'slipFeedback' in shown ? shown.slipFeedback : null;
  return { kind, slip: outcome.slip ?? null, slipFeedback: feedback && plainWords(feedback) };
}

/** Seeds near the own one: the same question asked for twice is followed by the same example. */
function similarExample(
  prepared: PreparedQuestion,
  { state, language }: { state: QuestionState; language: Language },
): ReturnType<SettledQuestion['similarExample']> {
  if (prepared.template.variables.length === 0) return null;
  for (let step = 1; step <= 20; step += 1) {
    const seed = (state.seed + step) % 2 ** 31;
    const values = drawValues(prepared.template, seed);
    if (!values || isSameDraw(values, state.values)) continue;
    const drawing = drawingOf({ seed, values: { ...values } }, { shuffles: state.shuffles_options, language });
    const { body } = viewQuestion(prepared, drawing);
    const { solution } = revealQuestion(prepared, drawing, null);
    return { bodyHtml: body, solutionHtml: solution, text: `${plainWords(body)}\n\n${plainWords(solution)}` };
  }
  return null;
}

function isSameDraw(one: Readonly<Record<string, number>>, other: Record<string, number>): boolean {
  return Object.entries(one).every(([name, value]) => other[name] === value);
}
