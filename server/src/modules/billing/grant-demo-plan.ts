import type { Services } from '../../platform/services.ts';
import { findRecipientByEmail } from '../identity/index.ts';
import { subscriptions } from './billing.tables.ts';
import { grantTutoringOfMonth } from './tutoring/grant-tutoring-monthly.ts';

/** The demo account for trying out what a paid plan unlocks; it has its plan again at every start, with its minutes. */
export async function grantDemoPlan({ db }: Services): Promise<void> {
  const account = await findRecipientByEmail(db, 'premium@navor.example');
  if (!account) return;
  const now = new Date();
  await db
    .insert(subscriptions)
    .values({
      ...{ userId: account.id, source: 'granted', status: 'active', tier: 'premium', planId: 'sl-premium' },
      startedAt: now,
    })
    .onConflictDoNothing();
  await grantTutoringOfMonth(db, now);
}
