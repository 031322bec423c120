import { eq, ne } from 'drizzle-orm';
import type { Services } from '../../../platform/services.ts';
import { subscriptions } from '../billing.tables.ts';
import { sandboxSubscriptions } from '../sandbox.tables.ts';
import { endSubscriptions } from '../subscriptions/end-subscriptions.ts';

/** Where money is real from now on, what was bought with test cards unlocks nothing any more, and stands in nobody's way. */
export async function closeSandbox(services: Services, now: Date): Promise<void> {
  await services.db.transaction(async (tx) => {
    await endSubscriptions(tx, services, eq(subscriptions.source, 'sandbox'), { reason: 'replaced', now });
    await tx
      .update(sandboxSubscriptions)
      .set({ status: 'ended', endedAt: now, endReason: 'cancelled', dueAt: null })
      .where(ne(sandboxSubscriptions.status, 'ended'));
  });
}
