import { randomUUID } from 'node:crypto';
import { type ActivityKind, badgeIds, pointsOfLevel } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openManyAccounts } from '../../../test-support/many-people.ts';
import { insertAttemptAt, insertQuiz, right } from '../../../test-support/sample-answers.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { badgeRules } from './badge-rules.ts';
import { grantBadges } from './grant-badges.ts';
import { listBadges, nextBadge } from './list-badges.ts';

let server: TestServer;
let spare: string[];
beforeAll(async () => {
  server = await startTestServer();
  spare = (await openManyAccounts(server, badgeRules.length + 20)).map(({ id }) => id);
  await insertQuiz(server.database, {
    id: 'stevila',
    questions: Array.from({ length: 20 }, (_, index) => ({ id: `n${index}`, answer: numeric })),
  });
});
afterAll(() => server.stop());

const numeric = {
  ...{ type: 'numeric', answer: { kind: 'number', value: 1 }, unit: 'V', isUnitRequired: true, slips: [] },
  tolerance: { relative: 0.01 },
} as never;
const at = new Date('2026-03-09T10:00:00Z');

const newPerson = () => spare.pop() ?? '';
const grant = (userId: string, moment = at) => server.services.db.transaction((tx) => grantBadges(tx, userId, moment));
const badgesOf = (userId: string) => listBadges(server.services.db, userId);

function tally(userId: string, kind: ActivityKind, count: number, points = 0) {
  return server.database.query(
    `INSERT INTO activity_tallies (user_id, kind, count, points) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, kind) DO UPDATE SET count = excluded.count, points = excluded.points`,
    [userId, kind, count, points],
  );
}

/** Somebody who has reached a measure, by the very number. */
async function reach(userId: string, measure: (typeof badgeRules)[number]['measure'], value: number) {
  if (measure === 'level') return tally(userId, 'course', 0, pointsOfLevel(value + 1) - 1);
  if (measure === 'streak') {
    return server.database.query(
      `INSERT INTO learning_days (user_id, day, time_zone)
       SELECT $1, '2026-01-05'::date + number, 'Europe/Ljubljana' FROM generate_series(0, $2 - 1) AS number
       ON CONFLICT DO NOTHING`,
      [userId, value],
    );
  }
  if (measure === 'return') {
    return server.database.query(
      `INSERT INTO learning_days (user_id, day, time_zone)
       SELECT $1, '2026-01-05'::date + 15 * number, 'Europe/Ljubljana' FROM generate_series(0, $2) AS number`,
      [userId, value],
    );
  }
  if (measure === 'unit-run') {
    const response = { type: 'numeric' as const, text: '1 V' };
    const answers = Array.from({ length: value }, (_, index) => ({ question: `n${index}`, outcome: right, response }));
    await server.database.query('DELETE FROM quiz_attempts WHERE user_id = $1', [userId]);
    return insertAttemptAt(server.database, { userId, quizId: 'stevila', at, answers });
  }
  return tally(userId, measure, value);
}

test('every badge has one rule that can be reached', () => {
  expect(badgeRules.map(({ id }) => id)).toEqual([...badgeIds]);
  for (const { target, edition } of badgeRules) expect([target >= 1, edition >= 1]).toEqual([true, true]);
});

it.each(badgeRules)('gives $id at $target of $measure and not before', async ({ id, measure, target, isHidden }) => {
  const userId = newPerson();
  if (target > 1) {
    await reach(userId, measure, target - 1);
    expect(await grant(userId)).not.toContain(id);
    const { badges } = await badgesOf(userId);
    expect(badges.find((badge) => badge.id === id)).toMatchObject({
      ...{ earned_at: null, progress: { value: target - 1, target } },
    });
  } else if (!isHidden) {
    expect((await badgesOf(userId)).badges.find((badge) => badge.id === id)?.progress).toEqual({ value: 0, target });
  }
  await reach(userId, measure, target);
  expect(await grant(userId)).toContain(id);
  expect((await badgesOf(userId)).badges.find((badge) => badge.id === id)).toMatchObject({
    ...{ earned_at: at, progress: { value: target, target } },
  });
  expect(await grant(userId, new Date())).toEqual([]);
  expect((await badgesOf(userId)).badges.find((badge) => badge.id === id)?.earned_at).toEqual(at);
});

describe('what is shown', () => {
  it('keeps hidden badges to itself until they are earned', async () => {
    const userId = newPerson();
    const hidden = badgeRules.filter(({ isHidden }) => isHidden).length;
    const before = await badgesOf(userId);
    expect(before.hiddenCount).toBe(hidden);
    expect(before.badges).toHaveLength(badgeRules.length - hidden);
    await tally(userId, 'night', 1);
    await grant(userId);
    const after = await badgesOf(userId);
    expect(after.hiddenCount).toBe(hidden - 1);
    expect(after.badges.find(({ id }) => id === 'night-owl')).toMatchObject({ earned_at: at });
  });

  it('names the open badge of the largest share as the next one, and the first one before anything is done', async () => {
    const userId = newPerson();
    expect(nextBadge((await badgesOf(userId)).badges)).toMatchObject({ id: 'first-lesson' });
    await tally(userId, 'lesson', 9);
    await tally(userId, 'quiz', 2);
    await grant(userId);
    expect(nextBadge((await badgesOf(userId)).badges)).toMatchObject({
      ...{ id: 'lessons-10', progress: { value: 9, target: 10 } },
    });
  });

  it('tells how far the row of days is that goes on, not one that has ended', async () => {
    const userId = newPerson();
    await reach(userId, 'streak', 6);
    const { badges } = await listBadges(server.services.db, userId, { streakDays: 2 });
    expect(badges.find(({ id }) => id === 'streak-7')?.progress).toEqual({ value: 2, target: 7 });
  });
});

describe('at the same moment', () => {
  it('misses no badge that two transactions earn together', async () => {
    const userId = newPerson();
    const { db } = server.services;
    let arrived = 0;
    const { promise: bothAreThere, resolve } = Promise.withResolvers<void>();
    const add = (kind: ActivityKind) =>
      db.transaction(async (tx) => {
        await tx.execute(
          `INSERT INTO activity_tallies (user_id, kind, count, points) VALUES ('${userId}', '${kind}', 1, 500)`,
        );
        arrived += 1;
        if (arrived === 2) resolve();
        await bothAreThere;
        return grantBadges(tx, userId, at);
      });
    const granted = (await Promise.all([add('course'), add('quiz')])).flat();
    expect(granted.filter((id) => id === 'level-5')).toHaveLength(1);
  });

  it('gives each badge once to whoever asks ten times at once', async () => {
    const userId = newPerson();
    await tally(userId, 'lesson', 12);
    const granted = await Promise.all(Array.from({ length: 10 }, () => grant(userId)));
    expect(granted.flat().sort()).toEqual(['first-lesson', 'lessons-10']);
  });
});

it('gives nothing to an account that is gone', async () => {
  expect(await grant(randomUUID())).toEqual([]);
});
