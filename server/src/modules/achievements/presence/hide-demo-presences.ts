import { eq, inArray } from 'drizzle-orm';
import type { Services } from '../../../platform/services.ts';
import { users } from '../../identity/index.ts';
import { learnerPresences } from '../achievements.tables.ts';

/** When the demo is over: whatever nickname anybody gave its accounts, nobody who learns in earnest meets it. */
export async function hideDemoPresences({ db }: Services): Promise<void> {
  const demoAccounts = db.select({ id: users.id }).from(users).where(eq(users.isDemo, true));
  await db
    .update(learnerPresences)
    .set({ isOnLeaderboard: false, isProfilePublic: false })
    .where(inArray(learnerPresences.userId, demoAccounts));
}
