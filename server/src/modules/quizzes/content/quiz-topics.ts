import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { questions, questionVersions } from '../quizzes.tables.ts';

export async function quizzesAbout(db: Db, topicIds: string[]): Promise<string[]> {
  if (topicIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: questions.quizId })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .where(inArray(questionVersions.topicId, topicIds));
  return rows.map(({ id }) => id);
}

/** A topic that left its file stays as long as a version of a question is about it. */
export async function forgetTopics(db: Db, kept: string[]): Promise<void> {
  await db.execute(sql`DELETE FROM quiz_topics WHERE NOT (id = ANY(${sql.param(kept)}::text[]))
    AND NOT EXISTS (SELECT FROM question_versions WHERE topic_id = quiz_topics.id)`);
}
