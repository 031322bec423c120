import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { searchableChanged } from '../../platform/searchable.events.ts';
import type { SearchSource } from '../../platform/searchable.ts';
import { shortPauses } from '../../test-support/job-pauses.ts';
import { insertSampleCourse } from '../../test-support/sample-course.ts';
import { saveSampleCourse } from '../../test-support/sample-course-files.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { outdatedLessons } from '../courses/index.ts';
import { bringIndexUpToDate, queueRefreshIfOutdated } from './indexing/bring-index-up-to-date.ts';
import { courseWith, indexed, paths, saying, searchCalls } from './search.fixture.ts';

const free = courseWith('access: standard', 'access: free');

let server: TestServer;
let calls: ReturnType<typeof searchCalls>;
beforeAll(async () => {
  server = await startTestServer({}, { pauses: shortPauses });
  calls = searchCalls(server);
  await saveSampleCourse(server.services, free);
  await indexed(server);
});
afterAll(() => server.stop());

/** What the queue does once a night. */
const retryDeliveries = { name: 'retry-deliveries', input: z.object({}), retries: 0, run: async () => {} };

/** A change that nobody has succeeded in telling the index of. */
function giveUpDelivery(change: { source: string; groupId: string }): Promise<void> {
  const { db, events } = server.services;
  return db.transaction(async (tx) => {
    await events.announce(tx, searchableChanged, change);
    await tx.execute(sql`
      UPDATE jobs.job SET state = 'failed', completed_on = now()
      WHERE name = 'deliver-event' AND state = 'created' AND data ->> 'eventId' IN (
        SELECT id::text FROM platform.events WHERE occurred_at = now())`);
  });
}

/** Of courses, one of which cannot be read. */
function withFault(faulty: string): SearchSource[] {
  return server.services.searchSources.map((source) => ({
    ...source,
    loadGroup: (db, groupId) =>
      groupId === faulty ? Promise.reject(new Error('cannot be taken apart')) : source.loadGroup(db, groupId),
  }));
}

describe('what an older edition has prepared', () => {
  it('is found by its text once it is rendered anew', async () => {
    await saveSampleCourse(server.services, {
      ...free,
      ...saying({ sl: { title: 'Tok', text: 'Pokaže ga galvanometer.' } }),
    });
    await indexed(server);
    await server.database.query(`UPDATE lesson_texts SET renderer_edition = 1, passages = '[]'`);
    await server.database.query('UPDATE search_groups SET edition = 0');
    await bringIndexUpToDate(server.services);
    expect((await calls.find('galvanometer')).total).toBe(0);
    await outdatedLessons.job.run({}, server.services);
    await indexed(server);
    expect(paths(await calls.find('galvanometer'))).toEqual(['courses/osnove/tok']);
  });
});

describe('what an older edition has indexed', () => {
  it('is indexed anew by the job that a start queues', async () => {
    await server.database.query('UPDATE search_groups SET edition = 0');
    await queueRefreshIfOutdated(server.services);
    await vi.waitFor(
      async () => expect(await server.database.query('SELECT FROM search_groups WHERE edition = 0')).toEqual([]),
      { timeout: 60_000, interval: 50 },
    );
  });
});

describe('what cannot be indexed', () => {
  it('does not keep others from being found', async () => {
    await insertSampleCourse(server.database, { id: 'a-pokvarjen', titles: { sl: 'Aerodinamika' } });
    await insertSampleCourse(server.database, { id: 'z-ostali', titles: { sl: 'Kriogenika' } });
    await bringIndexUpToDate({ ...server.services, searchSources: withFault('a-pokvarjen') });
    expect(paths(await calls.find('kriogenika'))).toEqual(['courses/z-ostali']);
    expect((await calls.find('aerodinamika')).total).toBe(0);
    await bringIndexUpToDate(server.services);
    expect(paths(await calls.find('aerodinamika'))).toEqual(['courses/a-pokvarjen']);
  });

  it('is indexed the next night, where its delivery was given up', async () => {
    expect(paths(await calls.find('napetost', { kind: 'lesson' }))).toContain('courses/osnove/napetost');
    await server.database.query(`UPDATE courses SET access = 'premium' WHERE id = 'osnove'`);
    await giveUpDelivery({ source: 'courses', groupId: 'osnove' });
    expect(paths(await calls.find('napetost', { kind: 'lesson' }))).toContain('courses/osnove/napetost');
    await server.services.jobs.enqueue(server.services.db, retryDeliveries, {});
    await indexed(server);
    expect(paths(await calls.find('napetost', { kind: 'lesson' }))).not.toContain('courses/osnove/napetost');
  });
});
