import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { takeTurns } from '../../../platform/database/locks.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { analysisEdition } from '../analysis/lexemes.ts';
import { type Group, indexGroup } from './index-group.ts';
import { removeUnusedWords } from './indexed-words.ts';

type IndexServices = Pick<Services, 'db' | 'log' | 'searchSources'>;

/**
 * Indexes what is missing, was indexed by an older edition, or is gone. Events tell of every change, so that there is
 * something to do only where there was no index when it happened.
 */
export async function bringIndexUpToDate(services: IndexServices): Promise<void> {
  for (const group of await outdatedGroups(services)) await tryToIndex(services, group);
}

/** At a start this is left to a job: nobody should have to wait for it before they see a page. */
export async function queueRefreshIfOutdated(services: Services): Promise<void> {
  const outdated = await outdatedGroups(services);
  if (outdated.length > 0) await services.jobs.enqueue(services.db, refreshIndex, {});
}

/** Also once a night, for what accounts that were deleted have left behind. */
export const refreshIndex = defineJob({
  name: 'refresh-search-index',
  input: z.object({}),
  retries: 5,
  schedule: '41 3 * * *',
  async run(_, services) {
    // Of several processes that started at once, the first finds something to do.
    await takeTurns(services.pool, 'searchIndex', () => bringIndexUpToDate(services));
    await removeUnusedWords(services.db);
  },
});

/** One text that cannot be indexed does not keep the others from it. */
async function tryToIndex({ db, log }: IndexServices, group: Group): Promise<void> {
  try {
    await db.transaction((tx) => indexGroup(tx, group));
  } catch (error) {
    log.error({ err: error, source: group.source.name, groupId: group.groupId }, 'not indexed for the search');
  }
}

async function outdatedGroups({ db, searchSources }: IndexServices): Promise<Group[]> {
  const outdated: Group[] = [];
  for (const source of searchSources) {
    const { rows } = await db.execute<{ group_id: string; edition: number }>(
      sql`SELECT group_id, edition FROM search_groups WHERE source = ${source.name}`,
    );
    const editions = new Map(rows.map(({ group_id, edition }) => [group_id, edition]));
    const present = new Set(await source.listGroups(db));
    const isOutdated = (groupId: string) => !present.has(groupId) || editions.get(groupId) !== analysisEdition;
    const all = new Set([...present, ...editions.keys()]);
    outdated.push(...[...all].filter(isOutdated).map((groupId) => ({ source, groupId })));
  }
  return outdated;
}
