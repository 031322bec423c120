import type { Db } from '../../../platform/database/database.ts';
import { quizDocuments } from '../../quizzes/index.ts';

/** Whether learners can take a quiz as it is published. */
export async function isTaken(db: Db, quizId: string): Promise<boolean> {
  return (await quizDocuments.findTitles(db, [quizId])).get(quizId)?.status === 'published';
}
