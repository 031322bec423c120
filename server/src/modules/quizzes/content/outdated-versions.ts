import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { rendererEdition } from '../../../platform/markdown/renderer-edition.ts';
import { attemptQuestions } from '../attempts.tables.ts';
import { questions, questionVersions } from '../quizzes.tables.ts';

/** Of a row of `question_versions`: an older renderer made it, and somebody may still see it. */
export function isOutdated(): SQL {
  return sql`(${questionVersions.rendererEdition} <> ${rendererEdition} AND (
    EXISTS (SELECT FROM ${questions} WHERE ${questions.quizId} = ${questionVersions.quizId}
      AND ${questions.id} = ${questionVersions.questionId} AND ${questions.currentVersionId} = ${questionVersions.id})
    OR EXISTS (SELECT FROM ${attemptQuestions} WHERE ${attemptQuestions.versionId} = ${questionVersions.id})))`;
}

/** In one quiz, or in any. */
export async function hasOutdatedVersions(db: Db, quizId?: string): Promise<boolean> {
  const rows = await db
    .select({ id: questionVersions.id })
    .from(questionVersions)
    .where(and(isOutdated(), quizId === undefined ? undefined : eq(questionVersions.quizId, quizId)))
    .limit(1);
  return rows.length > 0;
}
