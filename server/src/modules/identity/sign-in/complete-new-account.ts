import type { Language } from '@navor/languages';
import { eq, sql } from 'drizzle-orm';
import { locks } from '../../../platform/database/locks.ts';
import type { Services } from '../../../platform/services.ts';
import { founderRoles } from '../identity.policy.ts';
import { profiles, users } from '../identity.tables.ts';

/** Gives a new account its profile, and the very first one the installation. */
export async function completeNewAccount(
  { db }: Services,
  user: { id: string; name: string },
  language: Language,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Two people may open the first account at the same moment, when each already sees the other's user: the first to
    // be completed owns the place.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${locks.firstAccount})`);
    const completed = await tx.select({ id: profiles.id }).from(profiles).limit(1);
    await tx.insert(profiles).values({ id: user.id, fullName: user.name, language }).onConflictDoNothing();
    if (completed.length === 0) {
      await tx.update(users).set({ roles: founderRoles }).where(eq(users.id, user.id));
    }
  });
}
