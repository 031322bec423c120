import type { BadgeId } from '@navor/contract';
import type { Outcome } from '@navor/questions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertAttemptAt, insertQuiz, right, wrong } from '../../../test-support/sample-answers.ts';
import { type NewPerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import { courseCompleted, dayStudied, lessonCompleted } from '../../courses/index.ts';
import { attemptSubmitted, resultChanged } from '../../quizzes/index.ts';
import { recordCompletedThemes, recordReachedGoals } from './record-unannounced-feats.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  await insertQuiz(server.database, { id: 'prvi', questions: [{ id: 'tok' }] });
  await insertQuiz(server.database, { id: 'drugi', questions: [{ id: 'moc' }] });
  for (const [index, id] of ['osnove', 'moc', 'osnutek'].entries()) {
    await insertCourse({ id, position: index + 1, status: id === 'osnutek' ? 'draft' : 'published' });
  }
});
afterAll(() => server.stop());

const monday = '2026-03-09';
const at = (hours: number) => new Date(Date.parse(`${monday}T00:00:00Z`) + hours * 3_600_000);
const slipped: Outcome = { kind: 'graded', share: 0, slip: { kind: 'prefix', factor: 1000 } };
const titles = { sl: 'Osnove', en: 'Basics', de: 'Grundlagen' };

async function insertCourse({ id, position, status }: { id: string; position: number; status: string }) {
  await server.database.query(
    `INSERT INTO courses (id, theme_id, status, position, level, access, weeks, hours_per_week, author, title, summary,
       description, outcomes, prerequisites, lesson_count, languages, content_hash)
     VALUES ($1, 'vzorci', $2, $3, 'beginner', 'free', 1, 1, 'Ana', $4, $4, $4, '{}', '[]', 0, '["sl"]', 'sample')`,
    [id, status, position, titles],
  );
}

function completeCourse(userId: string, courseId: string, moment: Date) {
  return server.database.query(
    'INSERT INTO course_enrollments (user_id, course_id, completed_at) VALUES ($1, $2, $3)',
    [userId, courseId, moment],
  );
}

function study(userId: string, day: string, hours: number) {
  return server.database.query('INSERT INTO study_time (user_id, day, seconds) VALUES ($1, $2, $3)', [
    ...[userId, day, hours * 3600],
  ]);
}

type Announce = () => Promise<void>;

const submitted = (userId: string, attemptId: string, quizId: string, moment: Date): Announce => {
  const payload = {
    ...{ attemptId, userId, quizId, kind: 'quiz' as const, at: moment, timeZone: 'Europe/Ljubljana', hasAnswers: true },
  };
  return () => server.services.events.announce(server.services.db, attemptSubmitted, payload);
};
const lesson = (userId: string, lessonId: string, moment: Date): Announce => {
  const payload = { userId, courseId: 'osnove', lessonId, at: moment, timeZone: 'Europe/Ljubljana' };
  return () => server.services.events.announce(server.services.db, lessonCompleted, payload);
};
const course = (userId: string, courseId: string, moment: Date): Announce => {
  const payload = { userId, courseId, titles, at: moment, timeZone: 'Europe/Ljubljana' };
  return () => server.services.events.announce(server.services.db, courseCompleted, payload);
};

/** Until everything that was announced has reached everybody; nothing may have failed on the way. */
async function untilDelivered() {
  const open = `SELECT FROM jobs.job WHERE name = 'deliver-event' AND state IN ('created', 'retry', 'active')`;
  await vi.waitUntil(async () => (await server.database.query(open)).length === 0, { timeout: 60_000, interval: 30 });
  const failed = `SELECT output FROM jobs.job WHERE name = 'deliver-event' AND (state = 'failed' OR retry_count > 0)`;
  expect(await server.database.query(failed)).toEqual([]);
}

async function badgesOf(userId: string): Promise<BadgeId[]> {
  const rows = await server.database.query<{ badge_id: BadgeId }>(
    'SELECT badge_id FROM earned_badges WHERE user_id = $1 ORDER BY badge_id',
    [userId],
  );
  return rows.map(({ badge_id }) => badge_id);
}

async function ledgerOf(userId: string, kinds: string[]): Promise<string[]> {
  const rows = await server.database.query<{ cause: string }>(
    `SELECT cause FROM user_activities WHERE user_id = $1 AND split_part(cause, ':', 1) = ANY($2) ORDER BY cause`,
    [userId, kinds],
  );
  return rows.map(({ cause }) => cause);
}

/** Tallies that the ledger does not bear out. */
function strayTallies(userId: string) {
  return server.database.query(
    `SELECT kind, count FROM activity_tallies AS tallies
     WHERE user_id = $1 AND count <> (
       SELECT count(*) FROM user_activities AS ledger
       WHERE ledger.user_id = tallies.user_id AND split_part(ledger.cause, ':', 1) = tallies.kind)`,
    [userId],
  );
}

/** Numbers from 0 to 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A week of learning: a slip, its mending, a perfect quiz, both courses of a theme, the week's goal. */
async function weekOfLearning(userId: string): Promise<Announce[]> {
  const attempt = (quizId: string, question: string, outcome: Outcome, moment: Date) =>
    insertAttemptAt(server.database, {
      ...{ userId, quizId, at: moment, hasPassed: outcome === right, answers: [{ question, outcome }] },
    });
  const first = await attempt('prvi', 'tok', slipped, at(10));
  const second = await attempt('prvi', 'tok', right, at(34));
  const third = await attempt('drugi', 'moc', right, at(58));
  await completeCourse(userId, 'osnove', at(60));
  await completeCourse(userId, 'moc', at(61));
  await study(userId, '2026-03-10', 3);
  await study(userId, '2026-03-12', 2);
  return [
    submitted(userId, first, 'prvi', at(10)),
    submitted(userId, second, 'prvi', at(34)),
    submitted(userId, third, 'drugi', at(58)),
    lesson(userId, 'uvod', at(59)),
    lesson(userId, 'zakon', at(60)),
    course(userId, 'osnove', at(60)),
    course(userId, 'moc', at(61)),
  ];
}

describe('whatever the order and number of deliveries', () => {
  it('gives the same badges, each once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => newPerson()));
    const announcements: Announce[] = [];
    for (const [index, { id }] of people.entries()) {
      const random = seeded(index + 1);
      const all = await weekOfLearning(id);
      const repeated =
        index === 0 ? all : all.flatMap((each) => Array.from({ length: 1 + Math.floor(random() * 3) }, () => each));
      const order = repeated.map((each) => ({ each, by: index === 0 ? 0 : random() }));
      announcements.push(...order.sort((one, other) => one.by - other.by).map(({ each }) => each));
    }
    for (const announce of announcements) await announce();
    await untilDelivered();
    const [expected, ...others] = await Promise.all(people.map(({ id }) => badgesOf(id)));
    expect(expected).toEqual(
      expect.arrayContaining(['perfect-quiz', 'slip-beaten', 'theme-complete', 'weekly-goal-1'] satisfies BadgeId[]),
    );
    for (const badges of others) expect(badges).toEqual(expected);
    for (const { id } of people) {
      expect(await ledgerOf(id, ['perfect', 'first-try', 'slip', 'theme', 'weekly-goal'])).toEqual([
        ...['first-try:drugi', 'perfect:drugi', 'perfect:prvi', 'slip:prvi/tok', 'theme:vzorci'],
        `weekly-goal:${monday}`,
      ]);
      expect(await strayTallies(id)).toEqual([]);
    }
  });
});

describe('a theme', () => {
  it('is completed with its last published course, and not before', async () => {
    const { id } = await newPerson();
    await completeCourse(id, 'osnove', at(1));
    await course(id, 'osnove', at(1))();
    await untilDelivered();
    expect(await badgesOf(id)).not.toContain('theme-complete');
    await completeCourse(id, 'moc', at(2));
    await course(id, 'moc', at(2))();
    await untilDelivered();
    expect(await badgesOf(id)).toContain('theme-complete');
  });

  it('is completed for who has all that is left of it when a course is withdrawn', async () => {
    const { id } = await newPerson();
    await completeCourse(id, 'osnove', at(1));
    const show = (status: string) => server.database.query(`UPDATE courses SET status = $1 WHERE id = 'moc'`, [status]);
    await recordCompletedThemes(server.services, at(2));
    expect(await badgesOf(id)).not.toContain('theme-complete');
    await show('draft');
    await recordCompletedThemes(server.services, at(3));
    const transaction = vi.spyOn(server.services.db, 'transaction');
    await recordCompletedThemes(server.services, at(4));
    await show('published');
    expect(transaction, 'Nobody is looked at again for what they have').not.toHaveBeenCalled();
    transaction.mockRestore();
    expect(await badgesOf(id)).toContain('theme-complete');
    expect(await ledgerOf(id, ['theme'])).toEqual(['theme:vzorci']);
    expect(await strayTallies(id)).toEqual([]);
  });
});

describe('the goal of a week', () => {
  it('is reached by the time of one week alone, to the second', async () => {
    const { id } = await newPerson();
    await study(id, '2026-03-08', 4);
    await study(id, '2026-03-09', 4);
    await server.database.query('INSERT INTO study_time (user_id, day, seconds) VALUES ($1, $2, 3599)', [
      id,
      '2026-03-15',
    ]);
    await lesson(id, 'uvod', at(20))();
    await untilDelivered();
    expect(await ledgerOf(id, ['weekly-goal'])).toEqual([]);
    await server.database.query(`UPDATE study_time SET seconds = 3600 WHERE user_id = $1 AND day = '2026-03-15'`, [id]);
    await lesson(id, 'uvod', at(21))();
    await untilDelivered();
    expect(await ledgerOf(id, ['weekly-goal'])).toEqual([`weekly-goal:${monday}`]);
  });

  it('is that of the week where somebody is', async () => {
    const { id } = await newPerson();
    await study(id, '2026-03-16', 5);
    // Monday in Auckland, and still Sunday in most of the world.
    await server.services.events.announce(server.services.db, dayStudied, {
      ...{ userId: id, day: '2026-03-16', at: new Date('2026-03-15T12:00:00Z'), timeZone: 'Pacific/Auckland' },
    });
    await untilDelivered();
    expect(await ledgerOf(id, ['weekly-goal'])).toEqual(['weekly-goal:2026-03-16']);
    expect(await badgesOf(id)).toContain('weekly-goal-1');
  });

  it('is found by the clock where nothing was announced, by the goal of that time', async () => {
    const { id, cookie } = await newPerson();
    await study(id, '2026-03-14', 7);
    await server.call('/api/profile', { method: 'PATCH', body: { weekly_goal_hours: 8 }, cookie });
    await recordReachedGoals(server.services, new Date('2026-03-15T03:11:00Z'));
    expect(await badgesOf(id)).not.toContain('weekly-goal-1');
    await study(id, '2026-03-15', 1);
    // Sunday is not over everywhere on Monday night, and not forgotten by Tuesday.
    await recordReachedGoals(server.services, new Date('2026-03-17T03:11:00Z'));
    await recordReachedGoals(server.services, new Date('2026-03-17T03:11:00Z'));
    expect(await badgesOf(id)).toContain('weekly-goal-1');
    expect(await ledgerOf(id, ['weekly-goal'])).toEqual([`weekly-goal:${monday}`]);
    expect(await strayTallies(id)).toEqual([]);
  });
});

describe('a regrading', () => {
  it('that raises a result brings its badges, and one that lowers it takes none', async () => {
    const { id: userId } = await newPerson();
    const attemptId = await insertAttemptAt(server.database, {
      ...{ userId, quizId: 'prvi', at: at(10), answers: [{ question: 'tok', outcome: wrong }] },
    });
    await submitted(userId, attemptId, 'prvi', at(10))();
    await untilDelivered();
    expect(await badgesOf(userId)).not.toContain('perfect-quiz');
    const regrade = async (outcome: Outcome, points: number) => {
      await server.database.query('UPDATE attempt_questions SET outcome = $2 WHERE attempt_id = $1', [
        attemptId,
        outcome,
      ]);
      await server.services.events.announce(server.services.db, resultChanged, {
        ...{ userId, attemptId, quizId: 'prvi', at: at(20), titles, note: titles },
        ...{ oldPoints: 1 - points, newPoints: points, maxPoints: 1 },
      });
      await untilDelivered();
    };
    await regrade(right, 1);
    expect(await badgesOf(userId)).toContain('perfect-quiz');
    await regrade(wrong, 0);
    expect(await badgesOf(userId)).toContain('perfect-quiz');
  });
});
