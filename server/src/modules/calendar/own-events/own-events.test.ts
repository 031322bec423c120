import { randomUUID } from 'node:crypto';
import { eventLimits } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import { type ErrorBody, fieldProblems, json } from '../../../test-support/test-server.ts';
import { eventCalls, weekly } from './own-events.fixture.ts';

const calls = eventCalls();
const { newPerson } = calls;

describe('an own event', () => {
  it('is written, shown, changed and deleted', async () => {
    const person = await newPerson();
    const id = await calls.added(person, { location: 'Knjižnica', notes: 'Poglavje 3' });
    expect(await calls.march(person)).toMatchObject([
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
    expect(await json(calls.change(person, id, { title: 'Vaje', local_start: '2026-03-10T07:30' }))).toEqual({
      done: true,
    });
    expect(await json(calls.read(person, id))).toMatchObject({
      ...{ id, title: 'Vaje', notes: 'Poglavje 3', local_start: '2026-03-10T07:30', duration_minutes: 60 },
    });
    expect(await json(calls.remove(person, id))).toEqual({ done: true });
    expect(await json(calls.remove(person, id)), 'what is gone is gone').toEqual({ done: true });
    expect(await calls.march(person)).toEqual([]);
  });

  it('is one however often it is sent at once', async () => {
    const person = await newPerson();
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => calls.add(person, {}, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await calls.march(person)).toHaveLength(1);
  });

  it('is nobody else’s to see, change, move or delete', async () => {
    const owner = await newPerson();
    const other = await newPerson({ roles: ['learner', 'admin'] });
    const id = await calls.added(owner);
    const answers = await Promise.all([
      calls.read(other, id),
      calls.add(other, {}, id),
      calls.change(other, id, { title: 'tuje' }),
      calls.send(other, 'POST', `events/${id}/move`, { local_start: '2026-03-11T10:00', duration_minutes: 30 }),
      calls.remove(other, id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await calls.march(other)).toEqual([]);
    expect(await calls.starts(owner)).toEqual(['Učenje 2026-03-09T17:00:00.000Z']);
  });

  it('lasts whole days wherever it is looked at', async () => {
    const person = await newPerson();
    const id = await calls.added(person, { is_all_day: true, local_start: '2026-03-28T13:00', duration_minutes: 2000 });
    for (const zone of ['Europe/Ljubljana', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati']) {
      expect(await calls.entries(person, '2026-03-28', '2026-03-28', zone)).toMatchObject([
        { id, is_all_day: true, first_day: '2026-03-28', last_day: '2026-03-29' },
      ]);
      expect(await calls.entries(person, '2026-03-30', '2026-03-30', zone)).toEqual([]);
    }
  });

  it('is shown on each day that it touches, and not on the one that begins as it ends', async () => {
    const person = await newPerson();
    await calls.added(person, { local_start: '2026-03-09T22:00', duration_minutes: 120 });
    await calls.added(person, { local_start: '2026-03-10T22:00', duration_minutes: 121 });
    expect(await calls.march(person)).toMatchObject([
      { first_day: '2026-03-09', last_day: '2026-03-09' },
      { first_day: '2026-03-10', last_day: '2026-03-11' },
    ]);
    expect(await calls.entries(person, '2026-03-10', '2026-03-10')).toHaveLength(1);
    expect(await calls.entries(person, '2026-03-11', '2026-03-11')).toHaveLength(1);
  });

  it('takes any name of a time zone', async () => {
    const person = await newPerson();
    await calls.added(person, { time_zone: 'Asia/Kolkata' });
    await calls.added(person, { time_zone: 'Asia/Calcutta' });
    expect(await calls.starts(person)).toEqual(Array(2).fill('Učenje 2026-03-09T12:30:00.000Z'));
  });

  it('keeps its own time zone when it is dragged in a calendar of another', async () => {
    const person = await newPerson();
    const id = await calls.added(person, { time_zone: 'America/New_York', recurrence: weekly });
    const moved = {
      occurrence: '2026-03-16T18:00',
      scope: 'all',
      local_start: '2026-03-17T00:30',
      duration_minutes: 45,
    };
    expect((await calls.send(person, 'POST', `events/${id}/move`, moved)).status).toBe(200);
    expect(await json(calls.read(person, id))).toMatchObject({
      ...{ time_zone: 'America/New_York', local_start: '2026-03-09T19:30', duration_minutes: 45 },
    });
  });

  it('is moved on the clock of the calendar that shows it, wherever its owner is by now', async () => {
    const person = await newPerson();
    const id = await calls.added(person);
    const moved = { local_start: '2026-03-09T20:00', duration_minutes: 60, time_zone: 'Asia/Kolkata' };
    expect((await calls.send(person, 'POST', `events/${id}/move`, moved)).status).toBe(200);
    expect(await calls.starts(person)).toEqual(['Učenje 2026-03-09T14:30:00.000Z']);
  });

  it('has a limit by person, for series another', async () => {
    const person = await newPerson();
    await calls.query(
      `INSERT INTO own_events (id, user_id, title, local_start, duration_minutes, time_zone, rule, first_starts_at)
       SELECT gen_random_uuid(), $1, 'x', '2020-01-01T10:00', 30, 'UTC', 'FREQ=DAILY', '2020-01-01T10:00Z'
       FROM generate_series(1, $2)`,
      [person.id, eventLimits.series],
    );
    const refused = await calls.add(person, { recurrence: weekly });
    expect(await json<ErrorBody>(refused)).toMatchObject({
      code: 'TOO_MANY_EVENTS',
      data: { limit: eventLimits.series },
    });
    expect((await calls.add(person, {})).status).toBe(200);
    await calls.query(
      `INSERT INTO own_events (id, user_id, title, local_start, duration_minutes, time_zone, first_starts_at, last_ends_at)
       SELECT gen_random_uuid(), $1, 'x', '2020-01-01T10:00', 30, 'UTC', '2020-01-01T10:00Z', '2020-01-01T10:30Z'
       FROM generate_series(1, $2)`,
      [person.id, eventLimits.events - eventLimits.series - 1],
    );
    expect((await calls.add(person, {})).status).toBe(409);
  });

  it.each<[string, object, string]>([
    ['no title', { title: '  ' }, 'title'],
    ['a title of many', { title: 'x'.repeat(121) }, 'title'],
    ['a day that there is not', { local_start: '2026-02-30T10:00' }, 'local_start'],
    ['a time that there is not', { local_start: '2026-02-03T24:00' }, 'local_start'],
    ['a year out of reach', { local_start: '1899-12-31T10:00' }, 'local_start'],
    ['an end out of reach', { recurrence: { ...weekly, until: '9999-12-31' } }, 'recurrence.until'],
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
    const response = await calls.add(await newPerson(), fields);
    expect(response.status).toBe(422);
    expect(await fieldProblems(response)).toMatchObject([{ path }]);
  });
});

it.each([
  ['2026-03-10', '2026-03-09'],
  ['2026-03-01', '2026-05-02'],
  ['0001-01-01', '0001-02-01'],
  ['9999-12-01', '9999-12-31'],
])('refuses a period from %s to %s', async (from, to) => {
  expect((await calls.get(await newPerson(), `entries?from=${from}&to=${to}`)).status).toBe(422);
});
