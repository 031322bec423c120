import type { Onboarding, Profile } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertSampleCourse } from '../../test-support/sample-course.ts';
import { json, startTestServer, type TestServer } from '../../test-support/test-server.ts';

/** Jobs take a moment, and a busy machine longer. */
const soon = { timeout: 60_000 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await insertSampleCourse(server.database, { id: 'vzorec' });
});
afterAll(() => server.stop());
beforeEach(() => server.database.query('DELETE FROM platform.rate_limits'));

describe('the first steps', () => {
  it('complete themselves', async () => {
    const { cookie, id } = await learner('steps@example.com');
    expect(await stepsOf(cookie)).toEqual({
      profile: true,
      'first-course': false,
      goals: false,
      'first-lesson': false,
    });
    await setGoals(cookie, ['electrical']);
    expect(await stepsOf(cookie)).toMatchObject({ goals: true });
    await enrol(id);
    expect(await stepsOf(cookie)).toMatchObject({ 'first-course': true, 'first-lesson': false });
    await server.database.query(`INSERT INTO user_activities (user_id, activity_type) VALUES ($1, 'lesson')`, [id]);
    expect(await stepsOf(cookie)).toEqual({ profile: true, 'first-course': true, goals: true, 'first-lesson': true });
    await server.database.query(`UPDATE profiles SET full_name = ' ', learning_goals = '{}' WHERE id = $1`, [id]);
    expect(await stepsOf(cookie)).toMatchObject({ profile: false, goals: false });
  });

  it('are nobody else’s', async () => {
    const busy = await ready('busy@example.com');
    const { cookie } = await learner('idle@example.com');
    expect(await stepsOf(cookie)).toMatchObject({ 'first-course': false, 'first-lesson': false });
    expect(await stepsOf(busy.cookie)).toMatchObject({ 'first-course': true, 'first-lesson': true });
  });

  it('are offered in the first 24 hours only', async () => {
    const { cookie, id } = await learner('day@example.com');
    const age = (age: string) =>
      server.database.query('UPDATE users SET created_at = now() - $2::interval WHERE id = $1', [id, age]);
    expect((await statusOf(cookie)).is_offered).toBe(true);
    await age('23 hours 59 minutes');
    expect((await statusOf(cookie)).is_offered).toBe(true);
    await age('24 hours');
    expect((await statusOf(cookie)).is_offered).toBe(false);
  });
});

it('are taken by enrolling in a course and finishing a lesson', async () => {
  const { cookie } = await learner('reader@example.com');
  await server.call('/api/courses/vzorec/enrolment', { method: 'PUT', body: {}, cookie });
  expect(await stepsOf(cookie)).toMatchObject({ 'first-course': true, 'first-lesson': false });
  await server.call('/api/courses/vzorec/lessons/naboj/completion', { method: 'PUT', body: {}, cookie });
  await vi.waitFor(async () => expect(await stepsOf(cookie)).toMatchObject({ 'first-lesson': true }), soon);
});

describe('finishing', () => {
  it('names the learner, records the reward and ends the offer', async () => {
    const { cookie, id } = await ready('finish@example.com');
    const response = await finish(cookie, { full_name: 'Maja Šuštar' });
    expect(response.status).toBe(200);
    expect(await json(response)).toEqual({ points_earned: 100 });
    expect((await json<Profile>(server.call('/api/profile', { cookie }))).full_name).toBe('Maja Šuštar');
    expect(await rewardsOf(id)).toEqual([
      {
        activity_type: 'course_completed',
        points_earned: 100,
        metadata: { completed_steps: 4, total_steps: 4, activity_description: 'onboarding_completed' },
      },
    ]);
    expect((await statusOf(cookie)).is_offered).toBe(false);
  });

  it('keeps the name that is there when none is given', async () => {
    const { cookie } = await ready('named@example.com');
    await finish(cookie, {});
    expect((await json<Profile>(server.call('/api/profile', { cookie }))).full_name).toBe('Test Person');
  });

  it('is rewarded once, however often and from however many places it is asked for', async () => {
    const { cookie, id } = await ready('eager@example.com');
    const answers = await Promise.all(Array.from({ length: 8 }, () => finish(cookie, {})));
    answers.push(await finish(cookie, {}));
    for (const answer of answers) expect(answer.status).toBe(200);
    expect(await rewardsOf(id)).toHaveLength(1);
  });

  it.each([
    ['profile', `UPDATE profiles SET full_name = NULL WHERE id = $1`],
    ['first-course', `DELETE FROM course_enrollments WHERE user_id = $1`],
    ['goals', `UPDATE profiles SET learning_goals = '{}' WHERE id = $1`],
    ['first-lesson', `DELETE FROM user_activities WHERE user_id = $1`],
  ])('is refused without the step %s', async (step, undo) => {
    const { cookie, id } = await ready(`without-${step}@example.com`);
    await server.database.query(undo, [id]);
    const response = await finish(cookie, {});
    expect(response.status).toBe(409);
    expect(await json(response)).toMatchObject({ code: 'ONBOARDING_INCOMPLETE' });
    expect(await rewardsOf(id)).toEqual([]);
  });

  it('leaves nothing behind when it cannot be completed', async () => {
    const { cookie, id } = await ready('broken@example.com');
    await server.database.query('ALTER TABLE user_activities RENAME COLUMN points_earned TO points');
    try {
      expect((await finish(cookie, { full_name: 'Half Done' })).status).toBe(500);
    } finally {
      await server.database.query('ALTER TABLE user_activities RENAME COLUMN points TO points_earned');
    }
    expect((await json<Profile>(server.call('/api/profile', { cookie }))).full_name).toBe('Test Person');
    expect(await rewardsOf(id)).toEqual([]);
  });
});

async function learner(email: string) {
  const cookie = await server.signUp({ email });
  const { id } = await json<Profile>(server.call('/api/profile', { cookie }));
  return { cookie, id };
}

/** Somebody who has taken every step. */
async function ready(email: string) {
  const person = await learner(email);
  await setGoals(person.cookie, ['physics', 'school']);
  await enrol(person.id);
  await server.database.query(`INSERT INTO user_activities (user_id, activity_type) VALUES ($1, 'lesson')`, [
    person.id,
  ]);
  return person;
}

function enrol(id: string) {
  return server.database.query(`INSERT INTO course_enrollments (user_id, course_id) VALUES ($1, 'vzorec')`, [id]);
}

function statusOf(cookie: string): Promise<Onboarding> {
  return json<Onboarding>(server.call('/api/onboarding', { cookie }));
}

async function stepsOf(cookie: string): Promise<Record<string, boolean>> {
  const { steps } = await statusOf(cookie);
  return Object.fromEntries(steps.map(({ id, completed }) => [id, completed]));
}

function setGoals(cookie: string, learning_goals: string[]): Promise<Response> {
  return server.call('/api/profile', { method: 'PATCH', cookie, body: { learning_goals } });
}

function finish(cookie: string, body: { full_name?: string }): Promise<Response> {
  return server.call('/api/onboarding/finish', { cookie, body });
}

function rewardsOf(id: string) {
  return server.database.query(
    `SELECT activity_type, points_earned, metadata FROM user_activities WHERE user_id = $1 AND points_earned > 0`,
    [id],
  );
}
