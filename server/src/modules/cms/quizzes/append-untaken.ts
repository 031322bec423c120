import type { Db } from '../../../platform/database/database.ts';
import { waitForTurn } from '../../../platform/database/locks.ts';
import type { Services } from '../../../platform/services.ts';
import { type AuthoringWrite, makeOnce } from '../../authorship/index.ts';
import { appendQuestion, type QuestionToAppend } from '../../quizzes/index.ts';
import { lockDocument } from '../drafts/write-draft.ts';
import { isSavedUntaken } from './is-taken.ts';

/** Puts a question at the end of a quiz that is saved and nobody can take, and tells its id; null where it is not so by now. */
export function appendUntaken(
  services: Services,
  question: QuestionToAppend,
  write: AuthoringWrite | undefined,
): Promise<string | null> {
  const make = async (tx: Db) => {
    // In the order in which publishing takes them: whoever publishes the quiz in this moment goes first or waits.
    await waitForTurn(tx, 'content');
    await lockDocument(tx, { kind: 'quiz', id: question.quizId });
    return (await isSavedUntaken(tx, question.quizId)) ? appendQuestion(tx, services, question) : null;
  };
  return services.db.transaction((tx) => makeOnce(tx, { write, make: () => make(tx), isMade: (id) => id !== null }));
}
