import { eq } from 'drizzle-orm';
import type { Services } from '../../../platform/services.ts';
import { subscriptions } from '../billing.tables.ts';
import { endRows } from '../end-rows.ts';

/** Where money is real from now on, what was bought with test cards unlocks nothing any more, and stands in nobody's way. */
export async function closeSandbox(services: Services, now: Date): Promise<void> {
  await services.db.transaction((tx) =>
    endRows(tx, services, eq(subscriptions.source, 'sandbox'), { reason: 'replaced', now }),
  );
}
