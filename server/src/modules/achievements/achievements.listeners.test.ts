import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Event } from '../../platform/services.ts';
import { openManyAccounts } from '../../test-support/many-people.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { courseCompleted, dayStudied, lessonCompleted } from '../courses/index.ts';
import { attemptSubmitted, quizPassed } from '../quizzes/index.ts';
import { achievementsListeners } from './achievements.listeners.ts';

let server: TestServer;
let spare: string[];
beforeAll(async () => {
  server = await startTestServer();
  spare = (await openManyAccounts(server, 40)).map(({ id }) => id);
});
afterAll(() => server.stop());

const home = 'Europe/Ljubljana';

/** Somebody to whom events are delivered. */
function learner() {
  const userId = spare.pop() ?? '';
  const deliver = async ({ name }: Event<unknown>, payload: object) => {
    for (const listener of achievementsListeners.filter(({ event }) => event === name)) {
      await server.services.db.transaction((tx) => listener.handle(tx, { userId, ...payload }, server.services));
    }
  };
  return {
    userId,
    deliver,
    lesson: (lessonId: string, at: string, timeZone = home) =>
      deliver(lessonCompleted, { courseId: 'osnove', lessonId, at, timeZone }),
    days: () =>
      server.database.query<{ day: string; time_zone: string }>(
        'SELECT day::text, time_zone FROM learning_days WHERE user_id = $1 ORDER BY day, time_zone',
        [userId],
      ),
    async causes() {
      const rows = await server.database.query<{ cause: string }>(
        'SELECT cause FROM user_activities WHERE user_id = $1 ORDER BY cause',
        [userId],
      );
      return rows.map(({ cause }) => cause);
    },
    async points() {
      const [row] = await server.database.query<{ points: number }>(
        'SELECT coalesce(sum(points), 0)::int AS points FROM activity_tallies WHERE user_id = $1',
        [userId],
      );
      return row?.points;
    },
    async badges() {
      const rows = await server.database.query<{ badge_id: string }>(
        'SELECT badge_id FROM earned_badges WHERE user_id = $1 ORDER BY badge_id',
        [userId],
      );
      return rows.map(({ badge_id }) => badge_id);
    },
  };
}

const attempt = (at: string, kind = 'quiz') => ({
  ...{ attemptId: '8b6a5a58-9f3e-4f0b-8f9a-0d5f1f3f6c11', quizId: kind === 'quiz' ? 'ohm' : null, kind, at },
  timeZone: home,
});

describe('points', () => {
  it('are given for a lesson, a quiz and a course, each once, however often they are told of', async () => {
    const { deliver, lesson, causes, points, badges } = learner();
    for (const at of ['2026-03-09T10:00:00Z', '2026-03-10T10:00:00Z', '2026-03-11T10:00:00Z']) {
      await lesson('tok', at);
      await deliver(attemptSubmitted, attempt(at));
      await deliver(quizPassed, { quizId: 'ohm', at, timeZone: home });
      await deliver(courseCompleted, { courseId: 'osnove', titles: { sl: 'Osnove' }, at, timeZone: home });
    }
    expect(await causes()).toEqual(['course:osnove', 'lesson:osnove/tok', 'quiz:ohm']);
    expect(await points()).toBe(235);
    expect(await badges()).toEqual(expect.arrayContaining(['first-course', 'first-lesson', 'first-quiz', 'streak-3']));
  });

  it('are given for what was announced before it said where its learner was', async () => {
    const { deliver, days, points } = learner();
    await deliver(lessonCompleted, { courseId: 'osnove', lessonId: 'tok', at: '2026-03-09T23:30:00Z' });
    expect(await points()).toBe(10);
    expect(await days()).toEqual([{ day: '2026-03-10', time_zone: home }]);
  });
});

describe('a day of learning', () => {
  it.each<[string, Event<unknown>, object]>([
    ['a lesson', lessonCompleted, { courseId: 'osnove', lessonId: 'tok', at: '2026-03-09T10:00:00Z', timeZone: home }],
    ['an attempt', attemptSubmitted, attempt('2026-03-09T10:00:00Z')],
    ['a review', attemptSubmitted, attempt('2026-03-09T10:00:00Z', 'review')],
    ['study time', dayStudied, { day: '2026-03-09', at: '2026-03-09T10:00:00Z', timeZone: home }],
  ])('comes by %s', async (_, event, payload) => {
    const { deliver, days } = learner();
    await deliver(event, payload);
    await deliver(event, payload);
    expect(await days()).toEqual([{ day: '2026-03-09', time_zone: home }]);
  });

  it('does not come by a pass or a completion, which the server may find out by itself', async () => {
    const { deliver, days } = learner();
    const at = '2026-03-09T10:00:00Z';
    await deliver(quizPassed, { quizId: 'ohm', at, timeZone: home });
    await deliver(courseCompleted, { courseId: 'osnove', titles: { sl: 'Osnove' }, at, timeZone: home });
    expect(await days()).toEqual([]);
  });

  it('does not come by what the server ticks off, by an empty attempt, or by the same lesson again', async () => {
    const { deliver, lesson, days, points } = learner();
    const ticked = { courseId: 'osnove', lessonId: 'kviz', at: '2026-03-09T23:30:00Z', timeZone: null };
    await deliver(lessonCompleted, ticked);
    await deliver(attemptSubmitted, { ...attempt('2026-03-10T10:00:00Z'), hasAnswers: false });
    await deliver(attemptSubmitted, { ...attempt('2026-03-10T10:00:00Z', 'review'), hasAnswers: false });
    expect(await days()).toEqual([]);
    await lesson('tok', '2026-03-11T10:00:00Z');
    await lesson('tok', '2026-03-12T10:00:00Z');
    expect(await days()).toEqual([{ day: '2026-03-11', time_zone: home }]);
    expect(await points()).toBe(20);
  });

  it('is the one of where the learner was, whatever the server’s clock says', async () => {
    const { lesson, days } = learner();
    await lesson('tok', '2026-03-09T23:30:00Z', 'America/New_York');
    await lesson('ohm', '2026-03-09T23:30:00Z', 'Pacific/Auckland');
    expect(await days()).toEqual([
      { day: '2026-03-09', time_zone: 'America/New_York' },
      { day: '2026-03-10', time_zone: 'Pacific/Auckland' },
    ]);
  });
});

describe('rare hours', () => {
  it('count by the learner’s clock, a night once before and after midnight', async () => {
    const { lesson, causes } = learner();
    await lesson('a', '2026-03-09T21:59:00Z');
    expect(await causes(), 'one minute to eleven').toEqual(['lesson:osnove/a']);
    await lesson('b', '2026-03-09T22:00:00Z');
    await lesson('c', '2026-03-10T02:59:00Z');
    await lesson('d', '2026-03-10T03:00:00Z');
    expect((await causes()).filter((cause) => !cause.startsWith('lesson'))).toEqual(['night:2026-03-09']);
    await lesson('e', '2026-03-10T03:59:00Z');
    await lesson('f', '2026-03-10T04:00:00Z');
    await lesson('g', '2026-03-10T05:59:00Z');
    await lesson('h', '2026-03-10T06:00:00Z');
    await lesson('i', '2026-03-10T06:00:00Z', 'America/New_York');
    expect((await causes()).filter((cause) => !cause.startsWith('lesson'))).toEqual([
      ...['morning:2026-03-10', 'night:2026-03-09'],
    ]);
  });
});

describe('a return', () => {
  it.each([
    ['in order', ['2026-03-01T10:00:00Z', '2026-03-16T10:00:00Z']],
    ['the return first', ['2026-03-16T10:00:00Z', '2026-03-01T10:00:00Z']],
    ['two days of the return before it', ['2026-03-17T10:00:00Z', '2026-03-16T10:00:00Z', '2026-03-01T10:00:00Z']],
  ])('counts after two weeks without a day of learning, told of %s', async (_, moments) => {
    const { lesson, badges } = learner();
    for (const at of moments) await lesson(at, at);
    expect(await badges()).toContain('comeback');
  });

  it('does not count a day earlier', async () => {
    const { lesson, badges } = learner();
    await lesson('a', '2026-03-01T10:00:00Z');
    await lesson('b', '2026-03-15T10:00:00Z');
    expect(await badges()).not.toContain('comeback');
  });
});

it('comes to the same in whatever order, however often and at once events are delivered', async () => {
  const moments = ['2026-03-09T10:00:00Z', '2026-03-10T22:30:00Z', '2026-03-11T00:30:00Z', '2026-03-12T04:30:00Z'];
  const told = fc.constantFrom(
    ...moments.flatMap((at, index) => [
      { event: lessonCompleted, payload: { courseId: 'osnove', lessonId: `l${index}`, at, timeZone: home } },
      { event: attemptSubmitted, payload: { ...attempt(at), timeZone: 'Pacific/Auckland' } },
      { event: dayStudied, payload: { day: at.slice(0, 10), at, timeZone: home } },
      { event: quizPassed, payload: { quizId: `q${index % 2}`, at, timeZone: home } },
    ]),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(told, { minLength: 1, maxLength: 10 }), async (events) => {
      const [inOrder, atOnce] = [learner(), learner()];
      for (const { event, payload } of events) await inOrder.deliver(event, payload);
      const again = [...events, ...events].reverse();
      await Promise.all(again.map(({ event, payload }) => atOnce.deliver(event, payload)));
      for (const kept of ['days', 'causes', 'points', 'badges'] as const) {
        expect(await atOnce[kept](), kept).toEqual(await inOrder[kept]());
      }
    }),
    { numRuns: 8 },
  );
});
