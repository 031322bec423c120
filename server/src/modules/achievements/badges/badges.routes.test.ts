import type { BadgeId } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements, viewerStatements } from '../../../test-support/count-statements.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { type ErrorBody, json, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
});
afterAll(() => server.stop());

const give = ({ id }: SamplePerson, badge: BadgeId | string, at: string) =>
  server.database.query('INSERT INTO earned_badges (user_id, badge_id, earned_at) VALUES ($1, $2, $3)', [
    id,
    badge,
    at,
  ]);
const news = async ({ cookie }: SamplePerson) =>
  (await json<{ badges: { id: BadgeId }[] }>(server.call('/api/achievements/news', { cookie }))).badges.map(
    ({ id }) => id,
  );
const seeing = ({ cookie }: SamplePerson, badges: string[]) =>
  server.call('/api/achievements/news/seen', { body: { badges }, cookie });

describe('news', () => {
  it('are badges that were not seen, in the order in which they were earned', async () => {
    const ana = await newPerson();
    expect(await news(ana)).toEqual([]);
    await give(ana, 'streak-3', '2026-03-10T10:00:00Z');
    await give(ana, 'first-lesson', '2026-03-09T10:00:00Z');
    await give(ana, 'of-a-rule-that-is-gone', '2026-03-09T10:00:00Z');
    const { badges } = await json<{ badges: object[] }>(server.call('/api/achievements/news', { cookie: ana.cookie }));
    expect(badges).toEqual([
      {
        ...{ id: 'first-lesson', group: 'lessons', earned_at: '2026-03-09T10:00:00.000Z' },
        progress: { value: 1, target: 1 },
      },
      {
        ...{ id: 'streak-3', group: 'persistence', earned_at: '2026-03-10T10:00:00.000Z' },
        progress: { value: 3, target: 3 },
      },
    ]);
  });

  it('cost one statement', async () => {
    const ana = await newPerson();
    await give(ana, 'first-lesson', '2026-03-09T10:00:00Z');
    const asking = () => server.call('/api/achievements/news', { cookie: ana.cookie });
    expect(await countStatements(server, asking)).toBe(viewerStatements + 1);
  });

  it('are told to nobody without an account', async () => {
    expect(await json(server.call('/api/achievements/news'))).toEqual({ badges: [] });
    expect((await server.call('/api/achievements/news/seen', { body: { badges: ['first-lesson'] } })).status).toBe(401);
  });
});

describe('marking as seen', () => {
  it('is for those that are named, and lasts however often it is said', async () => {
    const ana = await newPerson();
    await give(ana, 'first-lesson', '2026-03-09T10:00:00Z');
    await give(ana, 'streak-3', '2026-03-10T10:00:00Z');
    expect(await json(seeing(ana, ['first-lesson', 'lessons-100']))).toEqual({ done: true });
    expect(await news(ana)).toEqual(['streak-3']);
    const seenAt = () =>
      server.database.query('SELECT seen_at FROM earned_badges WHERE user_id = $1 ORDER BY badge_id', [ana.id]);
    const first = await seenAt();
    expect((await seeing(ana, ['first-lesson'])).status).toBe(200);
    expect(await seenAt()).toEqual(first);
  });

  it("gives nobody a badge and leaves other people's as they are", async () => {
    const [ana, bor] = [await newPerson(), await newPerson()];
    await give(ana, 'first-lesson', '2026-03-09T10:00:00Z');
    expect((await seeing(bor, ['first-lesson'])).status).toBe(200);
    expect(await news(bor)).toEqual([]);
    expect(await news(ana)).toEqual(['first-lesson']);
    expect(await server.database.query('SELECT FROM earned_badges WHERE user_id = $1', [bor.id])).toEqual([]);
  });

  it.each([
    ['none', []],
    ['one that there is not', ['master-of-everything']],
  ])('refuses %s', async (_, badges) => {
    const response = await seeing(await newPerson(), badges);
    expect([response.status, (await json<ErrorBody>(response)).code]).toEqual([422, 'INVALID_INPUT']);
  });
});
