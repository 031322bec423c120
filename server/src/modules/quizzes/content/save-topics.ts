import { isDeepStrictEqual } from 'node:util';
import { eq, inArray, sql } from 'drizzle-orm';
import { normalizeTranslations } from '../../../content/files/normalize-translations.ts';
import type { Db } from '../../../platform/database/database.ts';
import { questions, questionVersions, quizTopics } from '../quizzes.tables.ts';
import type { PreparedQuizzes } from './prepare-quizzes.ts';

type Topics = NonNullable<PreparedQuizzes['topics']>['file'];

/** Tells which have another name now: quizzes are found by it. */
export async function saveTopics(db: Db, topics: Topics): Promise<string[]> {
  const known = new Map((await db.select().from(quizTopics)).map(({ id, title }) => [id, title]));
  const renamed: string[] = [];
  for (const [id, written] of Object.entries(topics)) {
    const title = normalizeTranslations(written);
    if (isDeepStrictEqual(known.get(id), title)) continue;
    if (known.has(id)) renamed.push(id);
    await db.insert(quizTopics).values({ id, title }).onConflictDoUpdate({ target: quizTopics.id, set: { title } });
  }
  return renamed;
}

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
