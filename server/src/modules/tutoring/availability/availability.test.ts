import { randomUUID } from 'node:crypto';
import type { OwnAvailability, SlotWeek } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf, mondayOf } from '../../../platform/time/days.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { fieldProblems, json, type TestServer } from '../../../test-support/test-server.ts';
import { insertSampleTutor } from '../tutors.fixture.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
});
afterAll(() => server.stop());

type OwnTutor = SamplePerson & { tutorId: string };

async function newTutor(): Promise<OwnTutor> {
  const person = await newPerson({ roles: ['learner', 'tutor'] });
  const { id } = await insertSampleTutor(server.database, { userId: person.id, timeZone: 'UTC' });
  return { ...person, tutorId: id };
}

const rules = { time_zone: 'UTC', notice_minutes: 0, buffer_minutes: 0, cancellation_minutes: 1440 };
const put = (path: string, { cookie }: SamplePerson, body: object) =>
  server.call(path, { method: 'PUT', cookie, body });
const saveHours = (tutor: OwnTutor, hours: object[], rest: object = {}) =>
  put('/api/teaching/availability', tutor, { ...rules, hours, ...rest });
const availability = ({ cookie }: SamplePerson) =>
  json<OwnAvailability>(server.call('/api/teaching/availability', { cookie }));

/** A Monday that nothing of the test run can reach. */
const monday = addDays(mondayOf(dayOf(new Date(), 'UTC')), 14);
const slotsOn = async ({ tutorId }: OwnTutor, day: string, zone = 'UTC') => {
  const path = `/api/tutors/${tutorId}/slots?from=${day}&days=1&minutes=60`;
  const { days } = await json<SlotWeek>(server.call(path, { cookie: `time_zone=${encodeURIComponent(zone)}` }));
  return days[0]?.starts.map((start) => new Date(start).toISOString().slice(11, 16));
};

async function book({ tutorId }: OwnTutor, startsAt: string, endsAt: string): Promise<void> {
  await server.database.query(
    `INSERT INTO taken_times (tutor_id, kind, source_id, during) VALUES ($1, 'booking', $2, tstzrange($3, $4))`,
    [tutorId, randomUUID(), startsAt, endsAt],
  );
}

it('shows the usual rules to who has none, and makes nobody a tutor by that', async () => {
  const person = await newPerson();
  const usual = { notice_minutes: 720, buffer_minutes: 15, cancellation_minutes: 1440, hours: [] };
  expect(await availability(person)).toMatchObject({ ...usual, exceptions: [], time_off: [] });
  const remove = (path: string) => server.call(path, { method: 'DELETE', cookie: person.cookie });
  await remove(`/api/teaching/exceptions/${monday}`);
  expect((await remove(`/api/teaching/time-off/${randomUUID()}`)).status).toBe(404);
  const tutorsOf = () => server.database.query('SELECT FROM tutors WHERE user_id = $1', [person.id]);
  expect(await tutorsOf()).toEqual([]);
  expect((await put('/api/teaching/availability', person, { ...rules, hours: [] })).status).toBe(200);
  expect(await tutorsOf()).toHaveLength(1);
});

describe('weekly hours', () => {
  it('are kept as they were entered, and are what can be booked', async () => {
    const tutor = await newTutor();
    const hours = [
      { weekday: 1, start: '09:00', end: '11:00' },
      { weekday: 1, start: '22:30', end: '00:30' },
    ];
    expect((await saveHours(tutor, hours)).status).toBe(200);
    expect((await availability(tutor)).hours).toEqual(hours);
    expect(await slotsOn(tutor, monday)).toEqual(['09:00', '09:30', '10:00', '22:30', '23:00', '23:30']);
  });

  it('are shown by the days of whoever looks at them', async () => {
    const tutor = await newTutor();
    await saveHours(tutor, [{ weekday: 1, start: '22:00', end: '02:00' }]);
    expect(await slotsOn(tutor, monday)).toEqual(['22:00', '22:30', '23:00', '23:30']);
    // It is Tuesday in India by then.
    expect(await slotsOn(tutor, monday, 'Asia/Kolkata')).toEqual([]);
    expect(await slotsOn(tutor, addDays(monday, 1), 'Asia/Kolkata')).toEqual([
      ...['22:00', '22:30', '23:00', '23:30', '00:00', '00:30', '01:00'],
    ]);
  });

  it.each([
    [
      'overlap',
      [
        ['09:00', '11:00', 1],
        ['10:30', '12:00', 1],
      ],
      1,
    ],
    [
      'overlap past midnight',
      [
        ['00:30', '02:00', 2],
        ['23:00', '01:00', 1],
      ],
      1,
    ],
    [
      'overlap from Sunday to Monday',
      [
        ['00:00', '02:00', 1],
        ['23:00', '01:00', 7],
      ],
      1,
    ],
    [
      'are the same twice',
      [
        ['09:00', '10:00', 3],
        ['09:00', '10:00', 3],
      ],
      1,
    ],
  ] as const)('that %s are refused beside the second, and nothing is changed', async (_, stretches, index) => {
    const tutor = await newTutor();
    const before = await availability(tutor);
    const hours = stretches.map(([start, end, weekday]) => ({ start, end, weekday }));
    const response = await saveHours(tutor, hours);
    expect(await fieldProblems(response)).toEqual([{ path: `hours.${index}`, problem: 'overlapping' }]);
    expect(await availability(tutor)).toEqual(before);
  });

  it('of which one end is missing are asked for beside it', async () => {
    const tutor = await newTutor();
    const response = await saveHours(tutor, [{ weekday: 1, start: '09:00', end: '' }]);
    expect(await fieldProblems(response)).toEqual([{ path: 'hours.0.end', problem: 'required' }]);
    const unreadable = await saveHours(tutor, [{ weekday: 1, start: '9', end: '10:00' }]);
    expect(await fieldProblems(unreadable)).toEqual([{ path: 'hours.0.start', problem: 'invalid' }]);
  });

  it('may touch', async () => {
    const tutor = await newTutor();
    const hours = [
      { weekday: 1, start: '09:00', end: '10:00' },
      { weekday: 1, start: '10:00', end: '11:00' },
    ];
    expect((await saveHours(tutor, hours)).status).toBe(200);
    expect(await slotsOn(tutor, monday)).toEqual(['09:00', '09:30', '10:00']);
  });

  it.each([
    ['an unknown time zone', { time_zone: 'Europe/Atlantis' }, 'time_zone'],
    ['a notice of years', { notice_minutes: 1_000_000 }, 'notice_minutes'],
    ['a negative buffer', { buffer_minutes: -1 }, 'buffer_minutes'],
    ['a time that no clock shows', { hours: [{ weekday: 1, start: '25:00', end: '26:00' }] }, 'hours.0.start'],
    ['an eighth day', { hours: [{ weekday: 8, start: '09:00', end: '10:00' }] }, 'hours.0.weekday'],
  ])('are refused with %s', async (_, changes, path) => {
    const tutor = await newTutor();
    const problems = await fieldProblems(await saveHours(tutor, [], changes));
    expect(problems).toContainEqual(expect.objectContaining({ path }));
  });

  it('may be in a zone by a name that the runtime does not list', async () => {
    const tutor = await newTutor();
    const india = await saveHours(tutor, [{ weekday: 1, start: '10:00', end: '11:00' }], { time_zone: 'Asia/Kolkata' });
    expect(india.status).toBe(200);
    expect(await slotsOn(tutor, monday)).toEqual(['04:30']);
  });

  it('leave bookings as they are when they or the zone change', async () => {
    const tutor = await newTutor();
    await book(tutor, `${monday}T09:00:00Z`, `${monday}T10:00:00Z`);
    const taken = () => server.database.query('SELECT during FROM taken_times WHERE tutor_id = $1', [tutor.tutorId]);
    const before = await taken();
    await saveHours(tutor, [{ weekday: 2, start: '09:00', end: '10:00' }], { time_zone: 'America/New_York' });
    expect(await taken()).toEqual(before);
  });
});

describe('the hours of one day', () => {
  it('replace the usual ones until they are taken back', async () => {
    const tutor = await newTutor();
    await saveHours(tutor, [{ weekday: 1, start: '09:00', end: '10:00' }]);
    const path = `/api/teaching/exceptions/${monday}`;
    await put(path, tutor, { hours: [{ start: '15:00', end: '16:00' }] });
    expect(await slotsOn(tutor, monday)).toEqual(['15:00']);
    await put(path, tutor, { hours: [] });
    expect(await slotsOn(tutor, monday)).toEqual([]);
    expect((await availability(tutor)).exceptions).toEqual([{ day: monday, hours: [] }]);
    await server.call(path, { method: 'DELETE', cookie: tutor.cookie });
    expect(await slotsOn(tutor, monday)).toEqual(['09:00']);
  });

  it('cannot be of a day that has passed', async () => {
    const tutor = await newTutor();
    const response = await put('/api/teaching/exceptions/2020-01-01', tutor, { hours: [] });
    expect(await fieldProblems(response)).toEqual([{ path: 'day', problem: 'in_the_past' }]);
  });
});

describe('time off', () => {
  const takeOff = (tutor: OwnTutor, starts: string, ends: string, id: string = randomUUID()) =>
    put(`/api/teaching/time-off/${id}`, tutor, { starts, ends, note: 'Dopust' });

  it('keeps what is booked and tells how much that is, also when it is sent twice', async () => {
    const tutor = await newTutor();
    await saveHours(tutor, [{ weekday: 1, start: '09:00', end: '12:00' }]);
    await book(tutor, `${monday}T10:00:00Z`, `${monday}T11:00:00Z`);
    const id = randomUUID();
    for (const _ of [1, 2]) {
      const answer = await takeOff(tutor, `${monday}T00:00`, `${addDays(monday, 1)}T00:00`, id);
      expect(await json(answer)).toEqual({ kept_bookings: 1 });
    }
    expect(await slotsOn(tutor, monday)).toEqual([]);
    const pieces = await server.database.query<{ kind: string }>(
      'SELECT kind FROM taken_times WHERE tutor_id = $1 ORDER BY during',
      [tutor.tutorId],
    );
    expect(pieces.map(({ kind }) => kind)).toEqual(['time_off', 'booking', 'time_off']);
    // What is cancelled in it does not become bookable.
    await server.database.query(`DELETE FROM taken_times WHERE tutor_id = $1 AND kind = 'booking'`, [tutor.tutorId]);
    expect(await slotsOn(tutor, monday)).toEqual([]);
    await server.call(`/api/teaching/time-off/${id}`, { method: 'DELETE', cookie: tutor.cookie });
    expect(await slotsOn(tutor, monday)).toHaveLength(5);
  });

  it('is meant in the tutor’s own zone', async () => {
    const tutor = await newTutor();
    await saveHours(tutor, [{ weekday: 1, start: '09:00', end: '12:00' }], { time_zone: 'America/New_York' });
    await takeOff(tutor, `${monday}T09:00`, `${monday}T11:00`);
    const [{ starts_at } = { starts_at: '' }] = (await availability(tutor)).time_off;
    const clock = new Intl.DateTimeFormat('sv', { timeZone: 'America/New_York', timeStyle: 'short' });
    expect(clock.format(new Date(starts_at))).toBe('09:00');
  });

  it.each([
    ['ends before it begins', `${monday}T12:00`, `${monday}T09:00`, 'ends', 'not_after_start'],
    ['has passed', '2020-01-01T00:00', '2020-01-02T00:00', 'ends', 'in_the_past'],
    ['is on a day that no month has', '2027-02-30T00:00', '2027-03-02T00:00', 'starts', 'invalid'],
  ])('is refused if it %s', async (_, starts, ends, path, problem) => {
    const tutor = await newTutor();
    expect(await fieldProblems(await takeOff(tutor, starts, ends))).toEqual([{ path, problem }]);
  });

  it('is nobody else’s to take back or to write over', async () => {
    const [tutor, other] = [await newTutor(), await newTutor()];
    const id = randomUUID();
    await takeOff(tutor, `${monday}T00:00`, `${addDays(monday, 1)}T00:00`, id);
    const path = `/api/teaching/time-off/${id}`;
    expect((await server.call(path, { method: 'DELETE', cookie: other.cookie })).status).toBe(404);
    expect((await takeOff(other, `${monday}T00:00`, `${monday}T01:00`, id)).status).toBe(404);
    expect((await availability(tutor)).time_off).toHaveLength(1);
    expect((await availability(other)).time_off).toEqual([]);
  });
});
