import { eq } from 'drizzle-orm';
import type { Viewer } from '../../platform/access.ts';
import type { Db } from '../../platform/database/database.ts';
import { found } from '../../platform/errors.ts';
import { refuseForeign } from '../authorship/index.ts';
import { isContentId } from '../courses/index.ts';
import { quizzes } from './quizzes.tables.ts';

/** Refuses whoever may not edit a quiz; one that is not there is not found, whoever asks. */
export async function refuseForeignQuiz(db: Db, viewer: Viewer, quizId: string): Promise<void> {
  found(isContentId(quizId) ? await findId(db, quizId) : undefined);
  await refuseForeign(db, viewer, { kind: 'quiz', id: quizId });
}

async function findId(db: Db, quizId: string): Promise<string | undefined> {
  const [quiz] = await db.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.id, quizId));
  return quiz?.id;
}
