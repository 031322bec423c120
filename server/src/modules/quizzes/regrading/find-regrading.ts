import type { Regrading } from '@navor/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { found } from '../../../platform/errors.ts';
import { questionRegradings, questions, questionVersions } from '../quizzes.tables.ts';

export type QuestionAt = { quizId: string; questionId: string };

/** The regrading of a question that was asked for last; null if there never was one. */
export async function findRegrading(db: Db, { quizId, questionId }: QuestionAt): Promise<Regrading | null> {
  const [row] = await db
    .select({ regrading: questionRegradings, version: questionVersions.version })
    .from(questions)
    .leftJoin(
      questionRegradings,
      and(eq(questionRegradings.quizId, questions.quizId), eq(questionRegradings.questionId, questions.id)),
    )
    .leftJoin(questionVersions, eq(questionVersions.id, questionRegradings.versionId))
    .where(and(eq(questions.quizId, quizId), eq(questions.id, questionId)))
    .orderBy(desc(questionRegradings.createdAt))
    .limit(1);
  const { regrading, version } = found(row);
  return regrading && version !== null ? presentRegrading(regrading, version) : null;
}

export function presentRegrading(row: typeof questionRegradings.$inferSelect, version: number): Regrading {
  return {
    id: row.id,
    version,
    attempt_count: row.attemptCount,
    done_count: row.doneCount,
    changed_count: row.changedCount,
    is_finished: row.finishedAt !== null,
    asked_at: row.createdAt,
  };
}
