import type { QuestionProblem } from '@navor/contract';
import type { Services } from '../../../platform/services.ts';
import { type AuthoringWrite, findMade } from '../../authorship/index.ts';
import { prepareCopy } from '../../quizzes/index.ts';
import { appendToDraft } from './append-to-draft.ts';
import { appendUntaken } from './append-untaken.ts';
import { findDraftedDrawings } from './drafted-drawings.ts';
import { isSavedUntaken } from './is-taken.ts';

type Copy = {
  quizId: string;
  fromQuizId: string;
  fromQuestionId: string;
  userId: string;
  write: AuthoringWrite | undefined;
};
type Copied = { kind: 'copied'; question_id: string } | { kind: 'refused'; problems: QuestionProblem[] };

/** Copies a question to the end of a quiz; into its draft where learners can take it, or where there is nothing but a draft. */
export async function copyQuestionUnseen(services: Services, copy: Copy): Promise<Copied> {
  const { quizId, userId, write } = copy;
  // The question that it was a copy of may be gone by now.
  const earlier = await findMade<string>(services.db, write);
  if (earlier) return { kind: 'copied', question_id: earlier.made };
  if (await isSavedUntaken(services.db, quizId)) {
    const ready = await prepareCopy(services, copy);
    if (ready.kind === 'refused') return ready;
    const id = await appendUntaken(services, ready.question, write);
    if (id !== null) return { kind: 'copied', question_id: id };
  }
  const drafted = await findDraftedDrawings(services.db, quizId);
  const prepared = await prepareCopy(services, copy, drafted);
  if (prepared.kind === 'refused') return prepared;
  const { wantedId, source, drawings } = prepared.question;
  const id = await appendToDraft(services, { quizId, wanted: wantedId, source, drawings, userId, write });
  return { kind: 'copied', question_id: id };
}
