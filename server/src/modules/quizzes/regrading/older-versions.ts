import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { questionVersions } from '../quizzes.tables.ts';

type Version = { quizId: string; questionId: string; version: number };

/** The ids of all versions of a question that came before one of them. */
export async function olderVersions(db: Db, { quizId, questionId, version }: Version): Promise<string[]> {
  const rows = await db
    .select({ id: questionVersions.id })
    .from(questionVersions)
    .where(
      and(
        eq(questionVersions.quizId, quizId),
        eq(questionVersions.questionId, questionId),
        lt(questionVersions.version, version),
      ),
    );
  return rows.map(({ id }) => id);
}
