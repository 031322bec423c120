import type { ListedSubscription } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldProblems, json, newestEvent } from '../../../test-support/test-server.ts';
import { type Administration, startAdministration } from './administration.fixture.ts';
import { grantPlan } from './grant-plan.ts';

let administration: Administration;
beforeAll(async () => {
  administration = await startAdministration();
});
afterAll(() => administration.server.stop());

it('unlocks the tier at once, is recorded and told of', async () => {
  const person = await administration.newLearner();
  const granted = await json<ListedSubscription>(
    administration.grant({ email: person.email.toUpperCase(), plan_id: 'sl-premium' }),
  );
  expect(granted).toMatchObject({
    ...{ person: { id: person.id, email: person.email }, source: 'granted', status: 'active', tier: 'premium' },
    ...{ plan_id: 'sl-premium', period_ends_at: null, ended_at: null, end_reason: null },
  });
  expect(await administration.subscriptionOf(person)).toMatchObject({
    subscribed: true,
    plan: 'premium',
    source: 'granted',
  });
  expect(await administration.auditOf(person)).toMatchObject([
    {
      actor: { id: administration.admin.id },
      action: 'plan_granted',
      reason: 'won a prize',
      details: { tier: 'premium', plan_id: 'sl-premium' },
    },
  ]);
  expect(await administration.historyOf(person)).toEqual([{ change: 'started', reason: null }]);
  expect(await newestEvent(administration.server, 'billing.plan-granted')).toMatchObject({
    ...{ userId: person.id, subscriptionId: granted.id, planId: 'sl-premium', endsAt: null },
  });
});

it.each([
  ['2026-07-01', '2026-07-01T21:59:59.999Z'],
  ['2026-10-25', '2026-10-25T22:59:59.999Z'],
  ['2026-12-31', '2026-12-31T22:59:59.999Z'],
])('holds to the end of the day %s in Ljubljana', async (endsOn, end) => {
  const { email } = await administration.newLearner();
  const id = await grantPlan(administration.server.services, grant(email, endsOn), new Date(`${endsOn}T00:30:00Z`));
  const [row] = await administration.server.database.query(
    'SELECT access_until, period_ends_at FROM subscriptions WHERE id = $1',
    [id],
  );
  expect(row).toEqual({ access_until: new Date(end), period_ends_at: new Date(end) });
});

it('refuses a day that is over, counted in Ljubljana', async () => {
  const { email } = await administration.newLearner();
  const justAfterMidnight = new Date('2026-07-01T22:00:00Z');
  await expect(
    grantPlan(administration.server.services, grant(email, '2026-07-01'), justAfterMidnight),
  ).rejects.toMatchObject({
    ...{ code: 'INVALID_INPUT', data: { fields: [{ path: 'ends_on', problem: 'too_small' }] } },
  });
  const justBefore = new Date('2026-07-01T21:59:00Z');
  expect(await grantPlan(administration.server.services, grant(email, '2026-07-01'), justBefore)).toEqual(
    expect.any(String),
  );
});

it.each([
  [{ email: 'nobody@example.com' }, [{ path: 'email', problem: 'invalid' }]],
  [{ email: 'not an address' }, [{ path: 'email', problem: 'not_an_email' }]],
  [{ plan_id: 'sl-basic' }, [{ path: 'plan_id', problem: 'not_allowed' }]],
  [{ ends_on: '2020-01-01' }, [{ path: 'ends_on', problem: 'too_small' }]],
  [{ ends_on: '9999-12-31' }, [{ path: 'ends_on', problem: 'too_big' }]],
  [{ ends_on: '2026-02-30' }, [{ path: 'ends_on', problem: 'invalid' }]],
  [{ reason: '  ' }, [{ path: 'reason', problem: 'required' }]],
])('refuses %j', async (wrong, problems) => {
  const response = await administration.grant({ email: 'admin@example.com', plan_id: 'sl-premium', ...wrong });
  expect(response.status).toBe(422);
  expect(await fieldProblems(response)).toEqual(problems);
  expect(await administration.runningGrants(administration.admin)).toEqual([]);
});

it('changes nothing when it is asked for again', async () => {
  const person = await administration.newLearner();
  const wanted = { email: person.email, plan_id: 'sl-standard', ends_on: '2999-12-31' };
  const first = await json<ListedSubscription>(administration.grant(wanted));
  const again = await json<ListedSubscription>(administration.grant(wanted));
  expect(again.id).toBe(first.id);
  expect(await administration.auditOf(person)).toHaveLength(1);
  expect(await administration.historyOf(person)).toHaveLength(1);
});

it('takes the place of what was granted before', async () => {
  const person = await administration.newLearner();
  const before = await json<ListedSubscription>(administration.grant({ email: person.email, plan_id: 'sl-standard' }));
  const after = await json<ListedSubscription>(
    administration.grant({ email: person.email, plan_id: 'sl-premium', ends_on: '2999-12-31' }),
  );
  expect(after.id).not.toBe(before.id);
  expect(await administration.runningGrants(person)).toMatchObject([{ id: after.id, tier: 'premium' }]);
  expect(await administration.rowOf(before.id)).toMatchObject({ status: 'ended', end_reason: 'replaced' });
  expect(await administration.historyOf(person)).toEqual([
    { change: 'started', reason: null },
    ...[
      { change: 'ended', reason: 'replaced' },
      { change: 'started', reason: null },
    ],
  ]);
  expect(await administration.subscriptionOf(person)).toMatchObject({ plan: 'premium' });
});

it('takes the place of a plan of the same tier that has another name', async () => {
  const person = await administration.newLearner();
  const grantOf = (plan_id: string) => json<ListedSubscription>(administration.grant({ email: person.email, plan_id }));
  const before = await grantOf('international-pro');
  const after = await grantOf('international-premium');
  expect(before).toMatchObject({ tier: 'premium', plan_id: 'international-pro' });
  expect(after).toMatchObject({ tier: 'premium', plan_id: 'international-premium' });
  expect(await administration.runningGrants(person)).toMatchObject([{ id: after.id }]);
});

it('leaves one plan when two administrators grant at once', async () => {
  const person = await administration.newLearner();
  const { admin, other } = administration;
  const answers = await Promise.all(
    [admin, other, admin, other].map((who, index) =>
      administration.grant({ email: person.email, plan_id: index % 2 === 0 ? 'sl-standard' : 'sl-premium' }, who),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const running = await administration.runningGrants(person);
  expect(running).toHaveLength(1);
  const entries = await administration.auditOf(person);
  expect(entries[0]?.details.tier).toBe(running[0]?.tier);
  const [{ rows = 0 } = {}] = await administration.server.database.query<{ rows: number }>(
    'SELECT count(*)::int AS rows FROM subscriptions WHERE user_id = $1',
    [person.id],
  );
  expect(entries).toHaveLength(rows);
});

it.each([
  ['GET', '/api/subscriptions'],
  ['GET', '/api/payments'],
  ['POST', '/api/subscriptions/grants'],
  ['POST', '/api/subscriptions/6f1c4f0e-5a53-4be3-9f0c-1f5a4c8f0a11/revoke'],
])('is for administrators alone: %s %s', async (method, path) => {
  const learner = await administration.newLearner();
  const body = method === 'POST' ? { body: { email: learner.email, plan_id: 'sl-premium', reason: 'mine' } } : {};
  expect((await administration.server.call(path, { method, ...body })).status).toBe(401);
  for (const roles of ['{learner}', '{learner,tutor,author}']) {
    await administration.server.database.query('UPDATE users SET roles = $2 WHERE id = $1', [learner.id, roles]);
    expect((await administration.server.call(path, { method, ...body, cookie: learner.cookie })).status, roles).toBe(
      403,
    );
  }
  expect(await administration.runningGrants(learner)).toEqual([]);
});

function grant(email: string, endsOn: string) {
  return { actorId: administration.admin.id, email, planId: 'sl-premium' as const, endsOn, reason: 'won a prize' };
}
