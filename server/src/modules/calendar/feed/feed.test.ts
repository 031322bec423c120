import { randomUUID } from 'node:crypto';
import type { CalendarEntry } from '@navor/contract';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCalendarFile } from '../../../test-support/read-calendar-file.ts';
import { insertSeat, insertSession, insertTutor } from '../../../test-support/sample-lessons.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
});
beforeEach(() => server.database.query('DELETE FROM platform.rate_limits'));
afterAll(() => server.stop());

async function makeFeed({ cookie }: SamplePerson): Promise<string> {
  const { url } = await json<{ url: string }>(server.call('/api/calendar/feed', { method: 'POST', cookie }));
  return new URL(url).pathname;
}

const ownFeed = async ({ cookie }: SamplePerson) =>
  (await json<{ feed: { last_read_at: string | null } | null }>(server.call('/api/calendar/feed', { cookie }))).feed;

type EventFields = { local_start: string; title: string; [field: string]: unknown };

async function addEvent({ cookie }: SamplePerson, fields: EventFields): Promise<string> {
  const id = randomUUID();
  const usual = { notes: '', location: '', is_all_day: false, duration_minutes: 60, recurrence: null };
  const body = { id, ...usual, time_zone: 'Europe/Ljubljana', ...fields };
  const response = await server.call('/api/calendar/events', { body, cookie });
  expect(response.status, await response.clone().text()).toBe(200);
  return id;
}

/** Around now, because the feed is: the year after the next change of the clocks in spring. */
const year = new Date().getUTCFullYear();
const day = 86_400_000;
const now = Date.now();
const iso = (moment: number) => new Date(moment).toISOString().slice(0, 10);

describe('the private address', () => {
  it('shows the calendar to whoever knows it, without a cookie', async () => {
    const ana = await newPerson();
    await addEvent(ana, { title: 'Vaje, "doma"; čas', local_start: `${iso(now + day)}T18:00` });
    const path = await makeFeed(ana);
    const response = await server.call(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar;charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await response.text()).toMatch(
      /^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:Vaje\\, "doma"\\; čas\r\n[\s\S]*END:VCALENDAR\r\n$/,
    );
    expect((await ownFeed(ana))?.last_read_at).not.toBeNull();
  });

  it('answers who only asks whether it is there', async () => {
    const ana = await newPerson();
    const path = await makeFeed(ana);
    const response = await server.call(path, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar;charset=utf-8']);
    expect(await response.text()).toBe('');
    await server.call('/api/calendar/feed', { method: 'DELETE', cookie: ana.cookie });
    expect((await server.call(path, { method: 'HEAD' })).status).toBe(404);
  });

  it('is long, told once, and kept as a hash alone', async () => {
    const ana = await newPerson();
    const path = await makeFeed(ana);
    const secret = /feed\/([\w-]+)\.ics$/.exec(path)?.[1] ?? '';
    expect(secret.length).toBeGreaterThan(43);
    expect(await ownFeed(ana)).not.toHaveProperty('url');
    const kept = await server.database.query('SELECT * FROM calendar_feeds');
    expect(JSON.stringify(kept)).not.toContain(secret.slice(-20));
    const exported = await (await server.call('/api/account/export', { cookie: ana.cookie })).text();
    expect(exported).not.toContain(secret.slice(-20));
  });

  it('ends when another is made', async () => {
    const ana = await newPerson();
    const old = await makeFeed(ana);
    const fresh = await makeFeed(ana);
    expect((await server.call(old)).status).toBe(404);
    expect((await server.call(fresh)).status).toBe(200);
  });

  it('ends when it is revoked, which may be asked for twice', async () => {
    const ana = await newPerson();
    const path = await makeFeed(ana);
    for (const _ of [1, 2]) {
      const revoked = await server.call('/api/calendar/feed', { method: 'DELETE', cookie: ana.cookie });
      expect(revoked.status).toBe(200);
    }
    expect((await server.call(path)).status).toBe(404);
    expect(await ownFeed(ana)).toBeNull();
  });

  it('ends with the account, as soon as that is closed', async () => {
    const ana = await newPerson();
    const path = await makeFeed(ana);
    await server.database.query(`UPDATE users SET deletion_due_at = now() + interval '14 days' WHERE id = $1`, [
      ana.id,
    ]);
    expect((await server.call(path)).status).toBe(404);
    await server.database.query('DELETE FROM users WHERE id = $1', [ana.id]);
    expect((await server.call(path)).status).toBe(404);
  });

  it('cannot be guessed, nor guessed at for long', async () => {
    const guess = () => server.call(`/api/calendar/feed/${randomUUID()}.ics`);
    expect((await guess()).status).toBe(404);
    for (const _ of Array.from({ length: 29 })) await guess();
    expect((await guess()).status).toBe(429);
    // Who reads for many people is not kept from it by the guesses of another there.
    expect((await server.call(await makeFeed(await newPerson()))).status).toBe(200);
  });

  it('is not to be had with what is in the database', async () => {
    const ana = await newPerson();
    await makeFeed(ana);
    const [row] = await server.database.query<{ token_hash: string }>(
      'SELECT token_hash FROM calendar_feeds WHERE user_id = $1',
      [ana.id],
    );
    expect((await server.call(`/api/calendar/feed/${row?.token_hash}.ics`)).status).toBe(404);
  });

  it('is made, seen and revoked by nobody who is not signed in', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await server.call('/api/calendar/feed', { method })).status).toBe(401);
    }
  });
});

describe('what is read there', () => {
  type Shown = Omit<CalendarEntry, 'starts_at' | 'ends_at'> & { starts_at: string; ends_at: string };
  type Told = { title: string; starts: string; ends: string };

  /** All that our own calendar shows, some weeks at a time; days of what lasts all day. */
  async function shownTo({ cookie }: SamplePerson, from: number, to: number): Promise<Told[]> {
    const shown = new Map<string, Told>();
    for (let start = from; start < to; start += 40 * day) {
      const path = `/api/calendar/entries?from=${iso(start)}&to=${iso(start + 39 * day)}`;
      const { entries } = await json<{ entries: Shown[] }>(
        server.call(path, { cookie: `${cookie}; time_zone=Europe%2FLjubljana` }),
      );
      for (const { kind, id, title, is_all_day, ...entry } of entries) {
        const days = { starts: entry.first_day, ends: iso(Date.parse(entry.last_day) + day) };
        const moments = { starts: entry.starts_at, ends: entry.ends_at };
        shown.set(`${kind} ${id}`, { title, ...(is_all_day ? days : moments) });
      }
    }
    return [...shown.values()];
  }

  async function expectSame(person: SamplePerson, from: number, to: number): Promise<number> {
    const file = await (await server.call(await makeFeed(person))).text();
    const read = readCalendarFile(file, new Date(from), new Date(to)).map(({ uid: _, ...told }) => told);
    const isWithin = ({ starts }: Told) => starts >= iso(from + 2 * day) && starts < iso(to - 2 * day);
    const inOrder = (told: Told[]) =>
      told.filter(isWithin).toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
    const shown = inOrder(await shownTo(person, from, to));
    expect(inOrder(read)).toEqual(shown);
    return shown.length;
  }

  it('is at the same times as in our own calendar, over both changes of the clocks', async () => {
    const ana = await newPerson();
    const begin = iso(now - 60 * day);
    const weekly = { frequency: 'weekly', interval: 1, weekdays: [1, 4], until: null, count: null };
    const series = await addEvent(ana, { title: 'Vaje', local_start: `${begin}T18:00`, recurrence: weekly });
    const daily = { ...weekly, frequency: 'daily', interval: 3, weekdays: [], until: iso(now + 200 * day) };
    await addEvent(ana, {
      title: 'Tek',
      local_start: `${begin}T06:15`,
      time_zone: 'America/New_York',
      recurrence: daily,
    });
    await addEvent(ana, { title: 'Joga', local_start: `${begin}T20:00`, time_zone: 'Asia/Kolkata', recurrence: daily });
    const monthly = { ...weekly, frequency: 'monthly', weekdays: [], count: 9 };
    await addEvent(ana, {
      title: 'Najemnina',
      local_start: `${iso(now - 31 * day)}T00:00`,
      is_all_day: true,
      duration_minutes: 1440,
      recurrence: monthly,
    });
    await addEvent(ana, {
      title: 'Izlet',
      local_start: `${iso(now + 20 * day)}T00:00`,
      is_all_day: true,
      duration_minutes: 3 * 1440,
    });
    await addEvent(ana, { title: 'Čez polnoč', local_start: `${iso(now + 5 * day)}T23:00`, duration_minutes: 180 });
    const { entries } = await json<{ entries: Shown[] }>(
      server.call(`/api/calendar/entries?from=${iso(now)}&to=${iso(now + 30 * day)}`, { cookie: ana.cookie }),
    );
    const [moved, deleted, renamed] = entries.filter(({ event }) => event?.id === series).map(({ event }) => event);
    const change = async (method: string, body: object) => {
      const response = await server.call(`/api/calendar/events/${series}`, { method, body, cookie: ana.cookie });
      expect(response.status, await response.clone().text()).toBe(200);
    };
    await change('PATCH', {
      occurrence: moved?.occurrence,
      scope: 'this',
      local_start: `${iso(now + 33 * day)}T09:30`,
    });
    await change('DELETE', { occurrence: deleted?.occurrence, scope: 'this' });
    await change('PATCH', { occurrence: renamed?.occurrence, scope: 'this', title: 'Vaje, drugače' });
    expect(await expectSame(ana, now - 40 * day, now + 320 * day)).toBeGreaterThan(200);
  });

  it('holds what others have set, under the names that messages about it have', async () => {
    const [ana, mira] = [await newPerson(), await newPerson()];
    const { db } = server.services;
    const tutorId = (await insertTutor(db, mira.id)).id;
    const startsAt = new Date(Math.floor(now / day) * day + 30 * day + 17 * 3_600_000);
    const { id: sessionId } = await insertSession(db, { tutorId, startsAt, sequence: 2 });
    await insertSeat(db, { sessionId, userId: ana.id });
    const file = await (await server.call(await makeFeed(ana))).text();
    const [read] = readCalendarFile(file, new Date(now), new Date(now + 60 * day));
    const host = new URL(server.url).hostname;
    expect(read).toMatchObject({ uid: `group-session-${sessionId}@${host}`, starts: startsAt.toISOString() });
    expect(await expectSame(ana, now, now + 60 * day)).toBe(1);
  });

  it('is nobody else’s', async () => {
    const [ana, bor] = [await newPerson(), await newPerson()];
    await addEvent(bor, { title: 'Borova skrivnost', local_start: `${iso(now + day)}T18:00` });
    expect(await (await server.call(await makeFeed(ana))).text()).not.toContain('skrivnost');
  });

  it('is a file without a fault that another program would stumble over', async () => {
    const ana = await newPerson();
    const text = 'A\r\nBEGIN:VEVENT\nÖ, "x"; \\ 🔧 '.repeat(20);
    await addEvent(ana, { title: 'T', notes: text, location: 'a, b; c', local_start: `${year + 1}-01-02T10:00` });
    const file = await (await server.call(await makeFeed(ana))).text();
    const calendar = new ICAL.Component(ICAL.parse(file));
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(event.description).toBe(text.replaceAll('\r\n', '\n').trim());
    expect(event.location).toBe('a, b; c');
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
  });
});
