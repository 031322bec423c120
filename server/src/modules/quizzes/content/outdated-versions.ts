import { type SQL, sql } from 'drizzle-orm';
import { rendererEdition } from '../../../content/markdown/renderer-edition.ts';
import { attemptQuestions } from '../attempts.tables.ts';
import { questions, questionVersions } from '../quizzes.tables.ts';

/** Of a row of `question_versions`: an older renderer made it, and somebody may still see it. */
export function isOutdated(): SQL {
  return sql`(${questionVersions.rendererEdition} <> ${rendererEdition} AND (
    EXISTS (SELECT FROM ${questions} WHERE ${questions.quizId} = ${questionVersions.quizId}
      AND ${questions.id} = ${questionVersions.questionId} AND ${questions.currentVersionId} = ${questionVersions.id})
    OR EXISTS (SELECT FROM ${attemptQuestions} WHERE ${attemptQuestions.versionId} = ${questionVersions.id})))`;
}
