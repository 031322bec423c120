import type { Db } from '../../../platform/database/database.ts';
import { quizTopics } from '../quizzes.tables.ts';
import { slug } from './slug.ts';

/** The topic of imported questions whose category is no topic of ours. */
export const importedTopic = 'uvozeno';

/** Finds the topic that a category of a bank means, by its id or its name in any language. */
export async function topicFinder(db: Db): Promise<(category: string | null) => string | null> {
  const topics = await db.select().from(quizTopics);
  const byName = new Map(
    topics.flatMap(({ id, title }) => [id, ...Object.values(title)].map((name) => [slug(name ?? ''), id])),
  );
  return (category) => (category === null ? null : (byName.get(slug(category)) ?? null));
}
