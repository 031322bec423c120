import type { SubscriptionStatus, Tier } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type NewPerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import { findViewer } from './find-viewer.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
});
afterAll(() => server.stop());

type Row = { tier: Tier; status: SubscriptionStatus; source: 'sandbox' | 'granted'; access: string | null };
const granted = (tier: Tier, access: string | null = null): Row => ({
  ...{ tier, access, source: 'granted', status: 'active' },
});
const paid = (tier: Tier, status: SubscriptionStatus, access: string): Row => ({
  ...{ tier, access, source: 'sandbox', status },
});

it.each<[string, Row[], Tier]>([
  ['nothing', [], 'free'],
  ['a plan without an end', [granted('standard')], 'standard'],
  ['a plan that runs', [paid('premium', 'active', '1 day')], 'premium'],
  ['a trial', [paid('standard', 'trial', '1 day')], 'standard'],
  ['a plan that is cancelled and paid for', [paid('standard', 'cancelled', '1 minute')], 'standard'],
  ['a plan whose renewal failed, within the grace', [paid('premium', 'past_due', '1 minute')], 'premium'],
  ['a plan that nobody has looked after in time', [paid('premium', 'active', '-1 second')], 'free'],
  ['a plan that has ended, whatever it paid for', [paid('premium', 'ended', '1 day')], 'free'],
  ['a granted plan whose time is over', [granted('premium', '-1 second')], 'free'],
  ['a higher plan beside a granted one', [granted('standard'), paid('premium', 'active', '1 day')], 'premium'],
  ['a lower plan beside a granted one', [granted('premium'), paid('standard', 'active', '1 day')], 'premium'],
  ['a granted plan beside one that is over', [granted('standard'), paid('premium', 'active', '-1 second')], 'standard'],
])('somebody with %s has what that grants', async (_, rows, tier) => {
  const person = await newPerson();
  for (const { tier, status, source, access } of rows) {
    await server.database.query(
      `INSERT INTO subscriptions (user_id, source, cashier_ref, status, tier, plan_id, access_until, ended_at)
       VALUES ($1, $2, CASE WHEN $2 = 'granted' THEN NULL ELSE gen_random_uuid()::text END, $3, $4, 'sl-' || $4,
               now() + $5::interval, CASE WHEN $3 = 'ended' THEN now() END)`,
      [person.id, source, status, tier, access],
    );
  }
  const { viewer } = await findViewer(server.services, new Headers({ cookie: person.cookie }));
  expect(viewer).toMatchObject({ kind: 'signed-in', tier, offer: tier === 'free' ? null : 'sl' });
});
