import { eq, lte, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { publicKeyOf } from '../../../platform/files/storage.ts';
import { defineJob } from '../../../platform/jobs.ts';
import { events, mails } from '../../../platform/platform.tables.ts';
import type { Services } from '../../../platform/services.ts';
import { isDueForDeletion } from '../identity.policy.ts';
import { profiles, users, verifications } from '../identity.tables.ts';

/**
 * Erases the accounts whose grace is over. Rows that belong to a person go with the account by their foreign keys; what
 * must be kept by law refers to it without depending on it.
 */
export const deleteClosedAccounts = defineJob({
  name: 'delete-closed-accounts',
  input: z.object({}),
  retries: 3,
  schedule: '*/15 * * * *',
  async run(_, services) {
    const due = await services.db.select({ id: users.id }).from(users).where(lte(users.deletionDueAt, sql`now()`));
    for (const { id } of due) await deleteAccount(services, id);
  },
});

function isAbout(userId: string): SQL {
  return sql`${events.payload} ->> 'userId' = ${userId}`;
}

async function deleteAccount({ db, storage }: Services, id: string): Promise<void> {
  const deleted = await db.transaction(async (tx) => {
    // Somebody may take the deletion back at this very moment.
    const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
    if (!user || !isDueForDeletion(user, new Date())) return undefined;
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, id));
    // Whoever delivers one of these at this moment may be about to read the account: they go first, so that neither waits
    // for the other.
    await tx.delete(events).where(isAbout(id));
    await tx.delete(verifications).where(sql`${verifications.value} LIKE ${`%${id}%`}`);
    await tx.delete(users).where(eq(users.id, id));
    // Last, for up to here a message to them may have been under way.
    await tx.delete(mails).where(or(eq(mails.ownerId, id), eq(mails.recipient, user.email)));
    return { avatar: profile?.avatarUrl };
  });
  if (!deleted) return;
  // What was announced meanwhile. Whoever delivers it may be waiting to read the account, so that it must be gone by now.
  await db.delete(events).where(isAbout(id));
  const file = deleted.avatar && publicKeyOf(deleted.avatar);
  if (file) await storage.remove(file);
}
