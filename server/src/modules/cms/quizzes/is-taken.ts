import type { ContentStatus } from '@navor/contract';
import type { Db } from '../../../platform/database/database.ts';
import { quizDocuments } from '../../quizzes/index.ts';

/** Whether learners can take a quiz as it is published. */
export async function isTaken(db: Db, quizId: string): Promise<boolean> {
  return (await findStatus(db, quizId)) === 'published';
}

/**
 * Whether a quiz has questions of its own that nobody is asked, so that one can be saved at once. A quiz that was never
 * published may be a draft and nothing else: then its questions are drafted too.
 */
export async function isSavedUntaken(db: Db, quizId: string): Promise<boolean> {
  return (await findStatus(db, quizId)) === 'draft';
}

async function findStatus(db: Db, quizId: string): Promise<ContentStatus | undefined> {
  return (await quizDocuments.findTitles(db, [quizId])).get(quizId)?.status;
}
