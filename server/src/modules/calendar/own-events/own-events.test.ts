import { randomUUID } from 'node:crypto';
import { type CalendarEntry, eventLimits, type OwnEvent } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { type ErrorBody, fieldProblems, json, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
});
afterAll(() => server.stop());

const once = {
  ...{ title: 'Učenje', notes: '', location: '', is_all_day: false },
  ...{ local_start: '2026-03-09T18:00', duration_minutes: 60, time_zone: 'Europe/Ljubljana', recurrence: null },
};
const weekly = { frequency: 'weekly', interval: 1, weekdays: [1], until: null, count: null };

const send = ({ cookie }: SamplePerson, method: string, path: string, body: unknown) =>
  server.call(`/api/calendar/${path}`, { method, body, cookie });
const add = (person: SamplePerson, fields: object, id: string = randomUUID()) =>
  send(person, 'POST', 'events', { ...once, ...fields, id });
const added = async (person: SamplePerson, fields: object = {}) => (await json<OwnEvent>(add(person, fields))).id;
const change = (person: SamplePerson, id: string, body: object) => send(person, 'PATCH', `events/${id}`, body);
const remove = (person: SamplePerson, id: string, body: object = {}) => send(person, 'DELETE', `events/${id}`, body);

async function entries({ cookie }: SamplePerson, from: string, to: string, zone = 'Europe/Ljubljana') {
  const response = await server.call(`/api/calendar/entries?from=${from}&to=${to}`, {
    cookie: `${cookie}; time_zone=${encodeURIComponent(zone)}`,
  });
  expect(response.status).toBe(200);
  return (await json<{ entries: CalendarEntry[] }>(response)).entries;
}
const march = (person: SamplePerson) => entries(person, '2026-03-01', '2026-04-05');
const starts = async (person: SamplePerson) =>
  (await march(person)).map(({ title, starts_at }) => `${title} ${starts_at}`);

describe('an own event', () => {
  it('is written, shown, changed and deleted', async () => {
    const person = await newPerson();
    const id = await added(person, { location: 'Knjižnica', notes: 'Poglavje 3' });
    expect(await march(person)).toMatchObject([
      {
        kind: 'own_event',
        id,
        title: 'Učenje',
        description: 'Poglavje 3',
        starts_at: '2026-03-09T17:00:00.000Z',
        ends_at: '2026-03-09T18:00:00.000Z',
        first_day: '2026-03-09',
        last_day: '2026-03-09',
        location: 'Knjižnica',
        event: { id, occurrence: null },
        actions: { can_move: true, can_resize: true, can_delete: true },
      },
    ]);
    expect(await json(change(person, id, { title: 'Vaje', local_start: '2026-03-10T07:30' }))).toEqual({ done: true });
    const { cookie } = person;
    expect(await json(server.call(`/api/calendar/events/${id}`, { cookie }))).toMatchObject({
      ...{ id, title: 'Vaje', notes: 'Poglavje 3', local_start: '2026-03-10T07:30', duration_minutes: 60 },
    });
    expect(await json(remove(person, id))).toEqual({ done: true });
    expect(await json(remove(person, id)), 'what is gone is gone').toEqual({ done: true });
    expect(await march(person)).toEqual([]);
  });

  it('is one however often it is sent at once', async () => {
    const person = await newPerson();
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(person, {}, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await march(person)).toHaveLength(1);
  });

  it('is nobody else’s to see, change, move or delete', async () => {
    const owner = await newPerson();
    const other = await newPerson({ roles: ['learner', 'admin'] });
    const id = await added(owner);
    const answers = await Promise.all([
      server.call(`/api/calendar/events/${id}`, { cookie: other.cookie }),
      add(other, {}, id),
      change(other, id, { title: 'tuje' }),
      send(other, 'POST', `events/${id}/move`, { local_start: '2026-03-11T10:00', duration_minutes: 30 }),
      remove(other, id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await march(other)).toEqual([]);
    expect(await starts(owner)).toEqual(['Učenje 2026-03-09T17:00:00.000Z']);
  });

  it('lasts whole days wherever it is looked at', async () => {
    const person = await newPerson();
    const id = await added(person, { is_all_day: true, local_start: '2026-03-28T13:00', duration_minutes: 2000 });
    for (const zone of ['Europe/Ljubljana', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati']) {
      expect(await entries(person, '2026-03-28', '2026-03-28', zone)).toMatchObject([
        { id, is_all_day: true, first_day: '2026-03-28', last_day: '2026-03-29' },
      ]);
      expect(await entries(person, '2026-03-30', '2026-03-30', zone)).toEqual([]);
    }
  });

  it('is shown on each day that it touches, and not on the one that begins as it ends', async () => {
    const person = await newPerson();
    await added(person, { local_start: '2026-03-09T22:00', duration_minutes: 120 });
    await added(person, { local_start: '2026-03-10T22:00', duration_minutes: 121 });
    expect(await march(person)).toMatchObject([
      { first_day: '2026-03-09', last_day: '2026-03-09' },
      { first_day: '2026-03-10', last_day: '2026-03-11' },
    ]);
    expect(await entries(person, '2026-03-10', '2026-03-10')).toHaveLength(1);
    expect(await entries(person, '2026-03-11', '2026-03-11')).toHaveLength(1);
  });

  it('takes any name of a time zone', async () => {
    const person = await newPerson();
    await added(person, { time_zone: 'Asia/Kolkata' });
    await added(person, { time_zone: 'Asia/Calcutta' });
    expect(await starts(person)).toEqual(Array(2).fill('Učenje 2026-03-09T12:30:00.000Z'));
  });

  it('keeps its own time zone when it is dragged in a calendar of another', async () => {
    const person = await newPerson();
    const id = await added(person, { time_zone: 'America/New_York', recurrence: weekly });
    const moved = {
      occurrence: '2026-03-16T18:00',
      scope: 'all',
      local_start: '2026-03-17T00:30',
      duration_minutes: 45,
    };
    expect((await send(person, 'POST', `events/${id}/move`, moved)).status).toBe(200);
    const { cookie } = person;
    expect(await json(server.call(`/api/calendar/events/${id}`, { cookie }))).toMatchObject({
      ...{ time_zone: 'America/New_York', local_start: '2026-03-09T19:30', duration_minutes: 45 },
    });
  });

  it('has a limit by person, for series another', async () => {
    const person = await newPerson();
    await server.database.query(
      `INSERT INTO own_events (id, user_id, title, local_start, duration_minutes, time_zone, rule, first_starts_at)
       SELECT gen_random_uuid(), $1, 'x', '2020-01-01T10:00', 30, 'UTC', 'FREQ=DAILY', '2020-01-01T10:00Z'
       FROM generate_series(1, $2)`,
      [person.id, eventLimits.series],
    );
    const refused = await add(person, { recurrence: weekly });
    expect(await json<ErrorBody>(refused)).toMatchObject({
      code: 'TOO_MANY_EVENTS',
      data: { limit: eventLimits.series },
    });
    expect((await add(person, {})).status).toBe(200);
    await server.database.query(
      `INSERT INTO own_events (id, user_id, title, local_start, duration_minutes, time_zone, first_starts_at, last_ends_at)
       SELECT gen_random_uuid(), $1, 'x', '2020-01-01T10:00', 30, 'UTC', '2020-01-01T10:00Z', '2020-01-01T10:30Z'
       FROM generate_series(1, $2)`,
      [person.id, eventLimits.events - eventLimits.series - 1],
    );
    expect((await add(person, {})).status).toBe(409);
  });

  it.each<[string, object, string]>([
    ['no title', { title: '  ' }, 'title'],
    ['a title of many', { title: 'x'.repeat(121) }, 'title'],
    ['a day that there is not', { local_start: '2026-02-30T10:00' }, 'local_start'],
    ['a time that there is not', { local_start: '2026-02-03T24:00' }, 'local_start'],
    ['no length', { duration_minutes: 0 }, 'duration_minutes'],
    ['a zone that there is not', { time_zone: 'Europe/Atlantis' }, 'time_zone'],
    ['two ends', { recurrence: { ...weekly, count: 3, until: '2026-04-01' } }, 'recurrence.count'],
    ['an end before the beginning', { recurrence: { ...weekly, until: '2026-03-08' } }, 'recurrence.until'],
    [
      'an end before its first weekday',
      { recurrence: { ...weekly, weekdays: [3], until: '2026-03-10' } },
      'recurrence.until',
    ],
  ])('refuses %s', async (_, fields, path) => {
    const response = await add(await newPerson(), fields);
    expect(response.status).toBe(422);
    expect(await fieldProblems(response)).toMatchObject([{ path }]);
  });
});

describe('a series', () => {
  const mondays = ['09', '16', '23', '30'];

  it('stays at six when the clocks change', async () => {
    const person = await newPerson();
    await added(person, { recurrence: weekly });
    expect((await march(person)).map(({ starts_at }) => String(starts_at).slice(0, 16))).toEqual([
      ...['2026-03-09T17:00', '2026-03-16T17:00', '2026-03-23T17:00', '2026-03-30T16:00'],
    ]);
  });

  it('begins on the first of its weekdays', async () => {
    const person = await newPerson();
    const id = await added(person, { recurrence: { ...weekly, weekdays: [4, 2] } });
    const { cookie } = person;
    expect(await json(server.call(`/api/calendar/events/${id}`, { cookie }))).toMatchObject({
      ...{ local_start: '2026-03-10T18:00', recurrence: { ...weekly, weekdays: [2, 4] } },
    });
  });

  it('has one occurrence changed, which stays addressed by the start that it had', async () => {
    const person = await newPerson();
    const id = await added(person, { recurrence: weekly });
    const occurrence = '2026-03-16T18:00';
    const moved = { occurrence, scope: 'this', title: 'Izjema', local_start: '2026-04-20T09:00' };
    for (const _ of ['once', 'and once more']) expect((await change(person, id, moved)).status).toBe(200);
    expect((await march(person)).map(({ first_day }) => first_day.slice(8))).toEqual(['09', '23', '30']);
    const april = await entries(person, '2026-04-20', '2026-04-20');
    expect(april.map(({ title, event }) => [title, event])).toEqual([
      ['Izjema', { id, occurrence }],
      ['Učenje', { id, occurrence: '2026-04-20T18:00' }],
    ]);
    expect((await remove(person, id, { occurrence, scope: 'this' })).status).toBe(200);
    expect(await entries(person, '2026-04-20', '2026-04-20')).toHaveLength(1);
    expect(await march(person)).toHaveLength(3);
  });

  it('goes on differently from an occurrence on, with what was changed there', async () => {
    const person = await newPerson();
    const id = await added(person, { recurrence: { ...weekly, count: 6 } });
    await change(person, id, { occurrence: '2026-03-30T18:00', scope: 'this', title: 'Izjema' });
    const from = { occurrence: '2026-03-23T18:00', scope: 'following', local_start: '2026-03-24T19:00' };
    for (const _ of ['once', 'and once more']) expect((await change(person, id, from)).status).toBe(200);
    expect(
      (await entries(person, '2026-03-01', '2026-04-30')).map(({ title, starts_at }) => [title, starts_at]),
    ).toEqual([
      ['Učenje', '2026-03-09T17:00:00.000Z'],
      ['Učenje', '2026-03-16T17:00:00.000Z'],
      ['Učenje', '2026-03-24T18:00:00.000Z'],
      ['Izjema', '2026-03-31T17:00:00.000Z'],
      ['Učenje', '2026-04-07T17:00:00.000Z'],
      ['Učenje', '2026-04-14T17:00:00.000Z'],
    ]);
  });

  it('is moved as a whole, and what was changed by hand keeps its difference', async () => {
    const person = await newPerson();
    const id = await added(person, { recurrence: weekly });
    await change(person, id, { occurrence: '2026-03-16T18:00', scope: 'this', title: 'Izjema' });
    await change(person, id, { occurrence: '2026-03-23T18:00', scope: 'this', local_start: '2026-03-25T08:00' });
    await remove(person, id, { occurrence: '2026-03-30T18:00', scope: 'this' });
    const all = { occurrence: '2026-03-09T18:00', scope: 'all', local_start: '2026-03-10T19:00', title: 'Novo' };
    for (const _ of ['once', 'and once more']) expect((await change(person, id, all)).status).toBe(200);
    expect(await starts(person)).toEqual([
      'Novo 2026-03-10T18:00:00.000Z',
      'Izjema 2026-03-17T18:00:00.000Z',
      'Novo 2026-03-25T07:00:00.000Z',
    ]);
  });

  it('with several weekdays has the one moved that was meant', async () => {
    const person = await newPerson();
    const id = await added(person, { recurrence: { ...weekly, weekdays: [1, 3] } });
    await change(person, id, { occurrence: '2026-03-16T18:00', scope: 'all', local_start: '2026-03-17T18:00' });
    expect((await march(person)).map(({ first_day }) => first_day.slice(5))).toEqual([
      ...['03-10', '03-11', '03-17', '03-18', '03-24', '03-25', '03-31', '04-01'],
    ]);
  });

  it('with another rule keeps those changed occurrences that it still has', async () => {
    const person = await newPerson();
    const id = await added(person, { recurrence: { ...weekly, weekdays: [1, 3] } });
    await change(person, id, { occurrence: '2026-03-16T18:00', scope: 'this', title: 'Ponedeljek' });
    await change(person, id, { occurrence: '2026-03-18T18:00', scope: 'this', title: 'Sreda' });
    await change(person, id, { recurrence: weekly });
    expect((await march(person)).map(({ title, first_day }) => `${title} ${first_day.slice(8)}`)).toEqual([
      ...['Učenje 09', 'Ponedeljek 16', 'Učenje 23', 'Učenje 30'],
    ]);
  });

  it('is changed as a whole from an occurrence that was moved, without moving the others', async () => {
    const person = await newPerson();
    const id = await added(person, { recurrence: weekly });
    const occurrence = '2026-03-16T18:00';
    await change(person, id, { occurrence, scope: 'this', local_start: '2026-03-17T08:00' });
    const { cookie } = person;
    const shown = await json<OwnEvent>(server.call(`/api/calendar/events/${id}?occurrence=${occurrence}`, { cookie }));
    const { id: _, occurrence: __, ...fields } = shown;
    await change(person, id, { ...fields, occurrence, scope: 'all', title: 'Novo' });
    expect(await starts(person)).toEqual([
      ...['Novo 2026-03-09T17:00:00.000Z', 'Novo 2026-03-17T07:00:00.000Z', 'Novo 2026-03-23T17:00:00.000Z'],
      'Novo 2026-03-30T16:00:00.000Z',
    ]);
  });

  it('of whole days is moved by days, and stays of whole days', async () => {
    const person = await newPerson();
    const id = await added(person, { is_all_day: true, duration_minutes: 1440, recurrence: weekly });
    const moved = {
      occurrence: '2026-03-09T00:00',
      scope: 'this',
      local_start: '2026-03-11T15:00',
      duration_minutes: 2000,
    };
    expect((await send(person, 'POST', `events/${id}/move`, moved)).status).toBe(200);
    expect((await march(person))[0]).toMatchObject({
      is_all_day: true,
      first_day: '2026-03-11',
      last_day: '2026-03-12',
    });
  });

  it('ends before an occurrence, or is gone with its last one', async () => {
    const person = await newPerson();
    const id = await added(person, { recurrence: { ...weekly, until: '2026-03-23' } });
    for (const _ of ['once', 'and once more']) {
      expect((await remove(person, id, { occurrence: '2026-03-23T18:00', scope: 'following' })).status).toBe(200);
    }
    expect((await march(person)).map(({ first_day }) => first_day.slice(8))).toEqual(['09', '16']);
    for (const day of ['09', '16']) await remove(person, id, { occurrence: `2026-03-${day}T18:00`, scope: 'this' });
    expect(await server.database.query('SELECT FROM own_events WHERE user_id = $1', [person.id])).toEqual([]);
  });

  it('is not addressed by a start that it does not have', async () => {
    const person = await newPerson();
    const id = await added(person, { recurrence: weekly });
    const occurrence = '2026-03-10T18:00';
    for (const scope of ['this', 'following', 'all']) {
      expect((await change(person, id, { occurrence, scope, title: 'x' })).status).toBe(404);
    }
    const { cookie } = person;
    expect((await server.call(`/api/calendar/events/${id}?occurrence=${occurrence}`, { cookie })).status).toBe(404);
    expect(await march(person)).toHaveLength(mondays.length);
  });

  it('becomes one event, and one event a series', async () => {
    const person = await newPerson();
    const id = await added(person);
    await change(person, id, { recurrence: weekly });
    expect(await march(person)).toHaveLength(mondays.length);
    await change(person, id, { recurrence: null });
    expect(await starts(person)).toEqual(['Učenje 2026-03-09T17:00:00.000Z']);
  });
});

it.each([
  ['2026-03-10', '2026-03-09'],
  ['2026-03-01', '2026-05-02'],
])('refuses a period from %s to %s', async (from, to) => {
  const { cookie } = await newPerson();
  expect((await server.call(`/api/calendar/entries?from=${from}&to=${to}`, { cookie })).status).toBe(422);
});
