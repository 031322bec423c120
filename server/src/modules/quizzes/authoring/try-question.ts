import type { QuestionProblem } from '@navor/contract';
import type { Language } from '@navor/languages';
import { faultOf, type Outcome, type QuestionSource, type Response, type Reveal, type View } from '@navor/questions';
import {
  drawValues,
  hintsOf,
  type PinnedValues,
  revealQuestion,
  type ShownValue,
  scoreResponse,
  shownValues,
  solveQuestion,
  viewQuestion,
} from '@navor/questions/scoring';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { quizzes } from '../quizzes.tables.ts';
import { type Drawings, drawingsOf, errorAt, hasErrors, prepareWith } from './prepare-edited.ts';

type Trying = {
  quizId: string;
  source: QuestionSource;
  language: Language;
  seed: number;
  response: Response | null;
  pinned: PinnedValues;
  /** Whether options are mixed, where that is not as the quiz is saved. */
  shuffles?: boolean;
  /** That the quiz does not have yet, or not like that. */
  drawings?: Drawings;
};

export type Tried = {
  problems: QuestionProblem[];
  shown: {
    body_html: string;
    view: View;
    hints_html: string[];
    solution_html: string;
    reveal: Reveal;
    right_answer: Response;
    outcome: Outcome | null;
    values: ShownValue[];
  } | null;
};

/** A question as a learner would see it with the numbers of this seed, and what an answer would earn. Keeps nothing. */
export async function tryQuestion(services: Pick<Services, 'db' | 'threads'>, trying: Trying): Promise<Tried> {
  const { quizId, source, language, seed, response, pinned, drawings = new Map() } = trying;
  const shuffles = trying.shuffles ?? (await shufflesOptions(services.db, quizId));
  const files = new Map([...(await drawingsOf(services.db, quizId)), ...drawings]);
  const { prepared, problems } = await prepareWith(services, { quizId, id: 'try', source, files });
  if (!prepared || hasErrors(problems)) return { problems, shown: null };
  const values = drawValues(prepared.template, seed, pinned);
  if (!values) return { problems: [...problems, errorAt(['constraints'], noDrawFault(pinned))], shown: null };
  const drawing = { seed, values, language, shuffles };
  const { body, view, hintCount } = viewQuestion(prepared, drawing);
  const outcome = response && scoreResponse(prepared, drawing, response);
  const given = response && outcome && { response, outcome };
  const { solution, reveal } = revealQuestion(prepared, drawing, given);
  return {
    problems,
    shown: {
      body_html: body,
      view,
      hints_html: hintsOf(prepared, drawing, hintCount),
      solution_html: solution,
      reveal,
      right_answer: solveQuestion(prepared, drawing),
      outcome,
      values: shownValues(prepared, drawing),
    },
  };
}

async function shufflesOptions(db: Db, quizId: string): Promise<boolean> {
  const [quiz] = await db.select({ shuffles: quizzes.shufflesOptions }).from(quizzes).where(eq(quizzes.id, quizId));
  return found(quiz).shuffles;
}

function noDrawFault(pinned: PinnedValues) {
  return faultOf(Object.keys(pinned).length > 0 ? 'noPinnedDraw' : 'fewDraws');
}
