import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SamplePerson } from '../../../test-support/sample-people.ts';
import { type ErrorBody, json } from '../../../test-support/test-server.ts';
import { dayMs, settled, startWithSandbox } from '../billing.fixture.ts';
import { useTutoringMinutes } from '../tutoring/use-tutoring-minutes.ts';

let started: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  started = await startWithSandbox();
});
afterAll(() => started.server.stop());

const refund = (who: SamplePerson) => started.call(who, '/api/billing/refund', {});
const useHour = (who: SamplePerson, cause: string, valueCents: number) =>
  started.server.services.db.transaction((tx) =>
    useTutoringMinutes(tx, { userId: who.id, minutes: 60, valueCents, cause, now: new Date() }),
  );

it('gives everything back within the guarantee, ends access at once, and issues credit notes', async () => {
  const { server, newPayer, subscribe, call, check, payments, invoices, history } = started;
  const person = await newPayer();
  await subscribe(person, 'sl-standard');
  await call(person, '/api/billing/change', { plan_id: 'sl-premium' });
  const answers = await Promise.all([refund(person), refund(person)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  await settled(server);
  expect(await check(person)).toMatchObject({ subscribed: false, status: 'ended', plan: null });
  expect((await payments(person)).map(({ status }) => status)).toEqual(['refunded', 'refunded']);
  const papers = await invoices(person);
  expect(papers.map(({ kind, cents }) => [kind, cents]).sort()).toEqual([
    ...[
      ['credit_note', -1900],
      ['credit_note', -2000],
      ['invoice', 1900],
      ['invoice', 2000],
    ],
  ]);
  expect((await history(person)).at(-1)).toBe('ended');
  const mails = await server.database.query<{ cause: string }>(
    `SELECT cause FROM platform.mails WHERE owner_id = $1 AND cause LIKE '%refund%'`,
    [person.id],
  );
  expect(mails).toHaveLength(2);
  expect(await json<ErrorBody>(refund(person))).toMatchObject({ code: 'NOT_POSSIBLE_NOW', data: { reason: 'taken' } });
});

it('keeps back what was used of the included tutoring', async () => {
  const { newPayer, subscribe, overview, payments, invoices } = started;
  const person = await newPayer();
  await subscribe(person, 'sl-premium');
  expect(await useHour(person, 'booking:1', 2500)).toMatchObject({ kind: 'used' });
  const { actions, tutoring } = await overview(person);
  expect(actions.refund).toMatchObject({ kind: 'possible', cents: 1400, used_cents: 2500 });
  expect(tutoring).toMatchObject([{ minutes: 120, minutes_left: 60 }]);
  expect(await json(refund(person))).toEqual({ cents: 1400 });
  expect(await payments(person)).toMatchObject([{ status: 'partly_refunded', refunded_cents: 1400 }]);
  expect((await invoices(person)).map(({ cents }) => cents).sort()).toEqual([-1400, 3900]);
  expect(await useHour(person, 'booking:2', 2500)).toMatchObject({ kind: 'not_enough', minutesLeft: 0 });
});

it('gives nothing back when more than the price was used', async () => {
  const { newPayer, subscribe, check } = started;
  const person = await newPayer();
  await subscribe(person, 'sl-premium');
  await useHour(person, 'booking:1', 2500);
  await useHour(person, 'booking:2', 2500);
  expect(await json<ErrorBody>(refund(person))).toMatchObject({
    code: 'NOT_POSSIBLE_NOW',
    data: { reason: 'used_up' },
  });
  expect(await check(person)).toMatchObject({ subscribed: true, plan: 'premium' });
});

it('is refused thirty days after the first payment ever, also for a later subscription', async () => {
  const { server, newPayer, subscribe, overview, arriveAt, call } = started;
  const person = await newPayer();
  await subscribe(person, 'sl-standard');
  await call(person, '/api/billing/cancel', {});
  await arriveAt(new Date(Date.now() + 32 * dayMs));
  await server.database.query(`UPDATE payments SET paid_at = paid_at - interval '31 days' WHERE user_id = $1`, [
    person.id,
  ]);
  await subscribe(person, 'sl-standard');
  expect((await overview(person)).actions.refund).toEqual({ kind: 'impossible', reason: 'too_late' });
  expect(await json<ErrorBody>(refund(person))).toMatchObject({ code: 'NOT_POSSIBLE_NOW' });
});

it('is still possible after the subscription has been cancelled', async () => {
  const { newPayer, subscribe, call, payments, check } = started;
  const person = await newPayer();
  await subscribe(person, 'sl-standard');
  await call(person, '/api/billing/cancel', {});
  expect(await json(refund(person))).toEqual({ cents: 1900 });
  expect(await payments(person)).toMatchObject([{ status: 'refunded' }]);
  expect(await check(person)).toMatchObject({ subscribed: false });
});
