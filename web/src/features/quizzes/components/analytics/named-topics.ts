import type { LearnerAnalytics } from '@navor/contract';

export type Topic = LearnerAnalytics['topics'][number];

/** More would be a list to work off rather than something to begin with. */
const mostNamed = 3;

/** The topics that sentences speak of: the weakest and the strongest. Topics come with the weakest first. */
export function namedTopics(topics: readonly Topic[]): { weak: string[]; strong: string[] } {
  const titles = (standing: Topic['standing'], from: readonly Topic[]) =>
    from
      .filter((topic) => topic.standing === standing)
      .slice(0, mostNamed)
      .map(({ topic }) => topic.title);
  return { weak: titles('weak', topics), strong: titles('strong', topics.toReversed()) };
}

/** Whether anything can be said of any topic yet. */
export function isAnyJudged(topics: readonly Topic[]): boolean {
  return topics.some(({ standing }) => standing !== 'too-few');
}
