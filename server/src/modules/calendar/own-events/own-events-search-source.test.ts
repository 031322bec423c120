import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
});
afterAll(() => server.stop());

type Found = { results: { path: string; title: string }[] };

const find = async ({ cookie }: SamplePerson, words: string) => {
  const found = await json<Found>(server.call(`/api/search?q=${encodeURIComponent(words)}`, { cookie }));
  return found.results.map(({ path }) => path);
};

it('lets people find their own events, and a changed occurrence by what only it says', async () => {
  const [owner, other] = [await newPerson(), await newPerson()];
  const id = randomUUID();
  const event = {
    ...{ id, title: 'Konzultacije', notes: 'Vprašanja o vezjih', location: '', is_all_day: false },
    ...{ local_start: '2026-03-09T18:00', duration_minutes: 60, time_zone: 'Europe/Ljubljana' },
    recurrence: { frequency: 'weekly', interval: 1, weekdays: [1], until: null, count: null },
  };
  await server.call('/api/calendar/events', { body: event, cookie: owner.cookie });
  const occurrence = '2026-03-16T18:00';
  await server.call(`/api/calendar/events/${id}`, {
    ...{ method: 'PATCH', body: { occurrence, scope: 'this', title: 'Zagovor' }, cookie: owner.cookie },
  });
  const within = { timeout: 60_000, interval: 100 };
  await vi.waitFor(async () => {
    expect(await find(owner, 'zagovor')).toEqual([
      `calendar/events/${id}?occurrence=${encodeURIComponent(occurrence)}`,
    ]);
  }, within);
  expect(await find(owner, 'konzultacije')).toEqual([`calendar/events/${id}`]);
  expect(await find(other, 'konzultacije')).toEqual([]);

  await server.call(`/api/calendar/events/${id}`, { method: 'DELETE', body: {}, cookie: owner.cookie });
  await vi.waitFor(async () => expect(await find(owner, 'konzultacije')).toEqual([]), within);
});
