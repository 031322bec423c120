import type { QuestionProblem } from '@navor/contract';
import type { QuestionSource } from '@navor/questions';
import type { Services } from '../../../platform/services.ts';
import type { AuthoringWrite } from '../../authorship/index.ts';
import { hasErrors, prepareEdited, questionIdFrom } from '../../quizzes/index.ts';
import { appendToDraft } from './append-to-draft.ts';
import { appendUntaken } from './append-untaken.ts';
import { findDraftedDrawings } from './drafted-drawings.ts';
import { isSavedUntaken } from './is-taken.ts';

type NewQuestion = { quizId: string; source: QuestionSource; userId: string; write: AuthoringWrite | undefined };
type Added =
  | { kind: 'added'; question_id: string; problems: QuestionProblem[] }
  | { kind: 'refused'; problems: QuestionProblem[] };

/** Puts a new question at the end of a quiz; in its draft where learners can take it, or where there is nothing but a draft. */
export async function addQuestionUnseen(services: Services, added: NewQuestion): Promise<Added> {
  const { quizId, source, userId, write } = added;
  const drawings = await findDraftedDrawings(services.db, quizId);
  const wantedId = questionIdFrom(source);
  const { prepared, problems } = await prepareEdited(services, { quizId, id: wantedId, source, drawings });
  if (!prepared || hasErrors(problems)) return { kind: 'refused', problems };
  const question = { quizId, wantedId, source, prepared, drawings, userId };
  const id =
    ((await isSavedUntaken(services.db, quizId)) ? await appendUntaken(services, question, write) : null) ??
    (await appendToDraft(services, { quizId, wanted: wantedId, source, drawings: new Map(), userId, write }));
  return { kind: 'added', question_id: id, problems };
}
