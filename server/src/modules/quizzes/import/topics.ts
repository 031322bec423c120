import { idFrom } from '@navor/contract/content-ids';
import type { Translated } from '@navor/languages';

/** The topic of imported questions whose category is no topic of ours. */
export const importedTopic = 'uvozeno';

export type Topic = { id: string; title: Translated };

/** Finds the topic that a category of a bank means, by its id or its name in any language. */
export function topicFinder(topics: readonly Topic[]): (category: string | null) => string | null {
  const byName = new Map(
    topics.flatMap(({ id, title }) => [id, ...Object.values(title)].map((name) => [idFrom(name ?? ''), id])),
  );
  return (category) => (category === null ? null : (byName.get(idFrom(category)) ?? null));
}
