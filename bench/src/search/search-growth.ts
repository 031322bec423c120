import { connectTo } from '../database.ts';
import { type Plan, settledRound } from '../load.ts';
import { medianRatio } from '../statistics.ts';
import type { Target } from '../targets.ts';
import { emptyIndex, fillIndex } from './fill-index.ts';

/** Suggestions may take at most so many times as long with many passages as with few. */
export const suggestionGrowthLimit = 2;

export type SearchSizes = { few: number; many: number };
export type SearchGrowth = SearchSizes & {
  searches: {
    name: string;
    /** Beside the plainest request that asks the database. */
    costFew: number;
    costMany: number;
    timeRatio: number;
    limit: number | undefined;
  }[];
};

/**
 * How much longer suggestions and searches take over many passages than over few. The index cannot be made small again for
 * every round, so that each is compared with a plain request of its own round first.
 */
export async function measureSearchGrowth(
  address: string,
  dataDirectory: string,
  plan: Plan,
  { few, many }: SearchSizes = { few: 1000, many: 100_000 },
): Promise<SearchGrowth> {
  const database = await connectTo(dataDirectory);
  try {
    await fillIndex(database, few);
    const small = await measureCosts(address, plan);
    await fillIndex(database, many);
    const large = await measureCosts(address, plan);
    const searches = targets.map(({ name, limit }, index) => {
      const [costFew = 0, costMany = 0] = [small[index], large[index]];
      return { name, costFew, costMany, timeRatio: costMany / costFew, limit };
    });
    return { few, many, searches };
  } finally {
    await emptyIndex(database);
    await database.end();
  }
}

/** How many plain requests could be answered in the time of one, for each target. */
async function measureCosts(address: string, plan: Plan): Promise<number[]> {
  const speeds = { plain: [] as number[], targets: targets.map(() => [] as number[]) };
  for (let round = 0; round <= plan.rounds; round += 1) {
    const plainSpeed = (await settledRound(address, plain, plan)).requestsPerSecond;
    const measured = [];
    for (const target of targets) measured.push((await settledRound(address, target, plan)).requestsPerSecond);
    // The first round only warms up.
    if (round === 0) continue;
    speeds.plain.push(plainSpeed);
    for (const [index, speed] of measured.entries()) speeds.targets[index]?.push(speed);
  }
  return speeds.targets.map((each) => medianRatio(speeds.plain, each));
}

export function isGrowingTooFast({ timeRatio, limit }: SearchGrowth['searches'][number]): boolean {
  return limit !== undefined && timeRatio > limit;
}

const plain: Target = { name: 'plain', path: '/readyz', headers: {} };

const targets: (Target & { limit?: number })[] = [
  suggestion('two letters', 'el'),
  suggestion('half a word', 'nape'),
  suggestion('a word and a beginning', 'elektricna el'),
  { name: 'search for a word', path: '/api/search?q=kabosev', headers: {} },
  { name: 'search for two words', path: '/api/search?q=elektricna+napecna', headers: {} },
  { name: 'search for what was mistyped', path: '/api/search?q=kabosve', headers: {} },
];

function suggestion(name: string, typed: string): Target & { limit: number } {
  const path = `/api/search/suggestions?q=${encodeURIComponent(typed)}`;
  return { name: `suggestions for ${name}`, path, headers: {}, contains: '"title"', limit: suggestionGrowthLimit };
}
