import { randomUUID } from 'node:crypto';
import type { CalendarEntry, OwnEvent } from '@navor/contract';
import { afterAll, beforeAll, expect } from 'vitest';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';

/** An hour on a Monday evening, three weeks before the clocks change. */
const once = {
  ...{ title: 'Učenje', notes: '', location: '', is_all_day: false },
  ...{ local_start: '2026-03-09T18:00', duration_minutes: 60, time_zone: 'Europe/Ljubljana', recurrence: null },
};
export const weekly = { frequency: 'weekly', interval: 1, weekdays: [1], until: null, count: null };

/** What people do with their own events, over HTTP, on a server for the tests of one file. */
export function eventCalls() {
  let server: TestServer;
  let people: NewPerson;
  beforeAll(async () => {
    ({ server, newPerson: people } = await startServerWithPeople());
  });
  afterAll(() => server.stop());

  const send = ({ cookie }: SamplePerson, method: string, path: string, body: unknown) =>
    server.call(`/api/calendar/${path}`, { method, body, cookie });
  const calls = {
    newPerson: (...options: Parameters<NewPerson>) => people(...options),
    query: (...statement: Parameters<TestServer['database']['query']>) => server.database.query(...statement),
    get: ({ cookie }: SamplePerson, path: string) => server.call(`/api/calendar/${path}`, { cookie }),
    send,
    add: (person: SamplePerson, fields: object, id: string = randomUUID()) =>
      send(person, 'POST', 'events', { ...once, ...fields, id }),
    added: async (person: SamplePerson, fields: object = {}) => (await json<OwnEvent>(calls.add(person, fields))).id,
    read: ({ cookie }: SamplePerson, id: string, occurrence?: string) =>
      server.call(`/api/calendar/events/${id}${occurrence ? `?occurrence=${occurrence}` : ''}`, { cookie }),
    change: (person: SamplePerson, id: string, body: object) => send(person, 'PATCH', `events/${id}`, body),
    remove: (person: SamplePerson, id: string, body: object = {}) => send(person, 'DELETE', `events/${id}`, body),

    async entries({ cookie }: SamplePerson, from: string, to: string, zone = 'Europe/Ljubljana') {
      const response = await server.call(`/api/calendar/entries?from=${from}&to=${to}`, {
        cookie: `${cookie}; time_zone=${encodeURIComponent(zone)}`,
      });
      expect(response.status).toBe(200);
      return (await json<{ entries: CalendarEntry[] }>(response)).entries;
    },
    march: (person: SamplePerson) => calls.entries(person, '2026-03-01', '2026-04-05'),
    starts: async (person: SamplePerson) =>
      (await calls.march(person)).map(({ title, starts_at }) => `${title} ${starts_at}`),
  };
  return calls;
}
