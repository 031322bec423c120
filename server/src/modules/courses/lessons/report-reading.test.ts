import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import { type NewPerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { fieldProblems, type TestServer } from '../../../test-support/test-server.ts';
import { type Reading, reportReading } from './report-reading.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  await insertSampleCourse(server.database, { id: 'osnove' });
  await insertSampleCourse(server.database, { id: 'drugi' });
});
afterAll(() => server.stop());

const start = new Date('2026-03-09T10:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

/** Somebody reading, by a clock of ours. */
async function reader() {
  const { id: userId, cookie } = await newPerson();
  const base = { userId, courseId: 'osnove', lessonId: 'tok', anchor: null, fraction: 0, timeZone: 'Europe/Ljubljana' };
  return {
    cookie,
    userId,
    read: (seconds: number, at: Date, more: Partial<Reading> = {}) =>
      reportReading(server.services, { ...base, seconds, at, ...more }),
    days: () =>
      server.database.query<{ day: string; course_id: string; seconds: number }>(
        'SELECT day::text, course_id, seconds FROM study_time WHERE user_id = $1 ORDER BY day, course_id',
        [userId],
      ),
    async seconds() {
      const [row] = await server.database.query<{ lessons: number; days: number }>(
        `SELECT (SELECT sum(seconds_spent)::int FROM lesson_progress WHERE user_id = $1) AS lessons,
                (SELECT sum(seconds)::int FROM study_time WHERE user_id = $1) AS days`,
        [userId],
      );
      expect(row?.lessons, 'lessons and days agree').toBe(row?.days ?? 0);
      return row?.lessons;
    },
    async progress(lessonId = 'tok') {
      const [row] = await server.database.query<{ place_anchor: string; place_fraction: number }>(
        'SELECT place_anchor, place_fraction FROM lesson_progress WHERE user_id = $1 AND lesson_id = $2',
        [userId, lessonId],
      );
      return row;
    },
  };
}

describe('time spent reading', () => {
  it('adds up over reports', async () => {
    const { read, seconds } = await reader();
    await read(60, after(60));
    await read(60, after(120));
    await read(30, after(300));
    expect(await seconds()).toBe(150);
  });

  it('is not doubled by two windows, two devices or two courses', async () => {
    const { read, seconds } = await reader();
    await read(60, after(60));
    await read(60, after(60), { lessonId: 'ohm' });
    await read(60, after(90), { courseId: 'drugi' });
    await read(60, after(120));
    expect(await seconds()).toBe(120);
  });

  it('is not doubled by a report that is sent many times at once, not even the first', async () => {
    const { read, seconds } = await reader();
    await Promise.all(Array.from({ length: 10 }, () => read(60, after(60))));
    expect(await seconds()).toBe(60);
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => read(60, after(120), index % 2 ? { lessonId: 'ohm' } : {})),
    );
    expect(await seconds()).toBe(120);
  });

  it('loses no part of a second when reports come a little early', async () => {
    const { read, seconds } = await reader();
    for (let report = 1; report <= 10; report += 1) await read(60, after(report * 59.9 + 0.1));
    expect(await seconds()).toBe(599);
  });

  it('is not taken from one window by another that only tells its place', async () => {
    const { read, seconds } = await reader();
    await read(10, after(10));
    await read(0, after(60), { lessonId: 'ohm' });
    await read(60, after(70));
    expect(await seconds()).toBe(70);
  });

  it('does not grow by a report that comes late', async () => {
    const { read, seconds } = await reader();
    await read(60, after(100));
    await read(60, after(90));
    expect(await seconds()).toBe(60);
  });

  it.each([
    ['Europe/Ljubljana', '2026-03-10'],
    ['America/New_York', '2026-03-09'],
    ['Pacific/Auckland', '2026-03-10'],
  ])('counts for the day it is in %s', async (timeZone, day) => {
    const { read, days } = await reader();
    await read(60, new Date('2026-03-09T23:00:30Z'), { timeZone });
    expect(await days()).toEqual([{ day, course_id: 'osnove', seconds: 60 }]);
  });

  it('falls on two days around midnight', async () => {
    const { read, days } = await reader();
    await read(30, new Date('2026-03-09T22:59:59Z'));
    await read(30, new Date('2026-03-09T23:00:29Z'));
    expect(await days()).toEqual([
      { day: '2026-03-09', course_id: 'osnove', seconds: 30 },
      { day: '2026-03-10', course_id: 'osnove', seconds: 30 },
    ]);
  });
});

describe('the place', () => {
  it('is where the later report says, whichever comes first', async () => {
    const { read, progress } = await reader();
    await read(0, after(20), { anchor: 'drugi-naslov', fraction: 0.6 });
    await read(0, after(10), { anchor: 'naslov', fraction: 0.2 });
    expect(await progress()).toEqual({ place_anchor: 'drugi-naslov', place_fraction: 0.6 });
    await read(0, after(30), { anchor: null, fraction: 0 });
    expect(await progress()).toEqual({ place_anchor: null, place_fraction: 0 });
  });

  it('makes its lesson the one to go on with, for those who are enrolled', async () => {
    const { read, userId, cookie } = await reader();
    const last = () =>
      server.database.query('SELECT last_lesson_id, last_read_at FROM course_enrollments WHERE user_id = $1', [userId]);
    await read(0, after(0));
    expect(await last(), 'reading alone enrols nobody').toEqual([]);
    await server.call('/api/courses/osnove/enrolment', { method: 'PUT', body: {}, cookie });
    await read(0, after(20), { lessonId: 'ohm' });
    await read(0, after(10));
    expect(await last()).toEqual([{ last_lesson_id: 'ohm', last_read_at: after(20) }]);
  });

  it('is kept while lessons are ticked off at the same moment', async () => {
    const { read, cookie, userId } = await reader();
    const tick = (lesson: string) =>
      server.call(`/api/courses/osnove/lessons/${lesson}/completion`, { method: 'PUT', body: {}, cookie });
    // By the clock that lessons are ticked off by, for the later one tells the place.
    const now = Date.now();
    const all = ['naboj', 'tok', 'ohm'].flatMap((lessonId) => [
      ...Array.from({ length: 4 }, (_, index) => read(1, new Date(now + 60_000 + index * 1000), { lessonId })),
      ...Array.from({ length: 4 }, async () => expect((await tick(lessonId)).status).toBe(200)),
    ]);
    await Promise.all(all);
    const rows = await server.database.query(
      'SELECT FROM lesson_progress WHERE user_id = $1 AND completed_at IS NOT NULL AND place_fraction IS NOT NULL',
      [userId],
    );
    expect(rows).toHaveLength(3);
  });
});

describe('a report', () => {
  const report = async (body: unknown) => {
    const { cookie } = await newPerson();
    return server.call('/api/courses/osnove/lessons/tok/reading', { body, cookie });
  };

  it('is counted by the clock of the server', async () => {
    const { cookie, seconds } = await reader();
    const body = { anchor: 'naslov', fraction: 0.5, seconds: 20 };
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await server.call('/api/courses/osnove/lessons/tok/reading', { body, cookie })).status).toBe(200);
    }
    expect(await seconds()).toBeLessThan(25);
  });

  it.each<[unknown, string]>([
    [{ anchor: null, fraction: 0, seconds: 121 }, 'seconds'],
    [{ anchor: null, fraction: 0, seconds: -1 }, 'seconds'],
    [{ anchor: null, fraction: 1.1, seconds: 1 }, 'fraction'],
    [{ anchor: '\0', fraction: 1, seconds: 1 }, 'anchor'],
    [{ fraction: 1, seconds: 1 }, 'anchor'],
  ])('is refused: %j', async (body, path) => {
    const response = await report(body);
    expect(response.status).toBe(422);
    expect(await fieldProblems(response)).toMatchObject([{ path }]);
  });
});
