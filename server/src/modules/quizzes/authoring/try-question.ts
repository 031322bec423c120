import type { QuestionProblem } from '@navor/contract';
import type { Language } from '@navor/languages';
import { faultOf, type Outcome, type QuestionSource, type Response, type Reveal, type View } from '@navor/questions';
import {
  drawValues,
  hintsOf,
  revealQuestion,
  scoreResponse,
  solveQuestion,
  viewQuestion,
} from '@navor/questions/scoring';
import { eq } from 'drizzle-orm';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { quizzes } from '../quizzes.tables.ts';
import { errorAt, hasErrors, prepareEdited } from './prepare-edited.ts';

type Trying = {
  quizId: string;
  source: QuestionSource;
  language: Language;
  seed: number;
  response: Response | null;
};

type Tried = {
  problems: QuestionProblem[];
  shown: {
    body_html: string;
    view: View;
    hints_html: string[];
    solution_html: string;
    reveal: Reveal;
    right_answer: Response;
    outcome: Outcome | null;
  } | null;
};

/** A question as a learner would see it with the numbers of this seed, and what an answer would earn. Keeps nothing. */
export async function tryQuestion(services: Pick<Services, 'db' | 'threads'>, trying: Trying): Promise<Tried> {
  const { quizId, source, language, seed, response } = trying;
  const [quiz] = await services.db.select().from(quizzes).where(eq(quizzes.id, quizId));
  const { shufflesOptions: shuffles } = found(quiz);
  const { prepared, problems } = await prepareEdited(services, { quizId, id: 'try', source });
  if (!prepared || hasErrors(problems)) return { problems, shown: null };
  const values = drawValues(prepared.template, seed);
  if (!values) return { problems: [...problems, errorAt(['constraints'], faultOf('fewDraws'))], shown: null };
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
    },
  };
}
