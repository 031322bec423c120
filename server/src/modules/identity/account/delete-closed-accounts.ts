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

/**
 * What does not go with the account. It is queued together with the deletion, so that a process which dies in between leaves
 * nothing behind.
 */
export const removeTraces = defineJob({
  name: 'remove-traces-of-account',
  input: z.object({ userId: z.uuid(), avatarUrl: z.string().nullable() }),
  retries: 5,
  async run({ userId, avatarUrl }, { db, storage }) {
    // Whoever delivers one that was announced meanwhile may have waited to read the account, which is gone by now.
    await db.delete(events).where(isAbout(userId));
    const file = avatarUrl && publicKeyOf(avatarUrl);
    if (file) await storage.remove(file);
  },
});

async function deleteAccount({ db, jobs }: Services, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Somebody may take the deletion back at this very moment.
    const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
    if (!user || !isDueForDeletion(user, new Date())) return;
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, id));
    // Whoever delivers one of these at this moment may be about to read the account: they go first, so that neither waits
    // for the other.
    await tx.delete(events).where(isAbout(id));
    await tx.delete(verifications).where(sql`${verifications.value} LIKE ${`%${id}%`}`);
    await tx.delete(users).where(eq(users.id, id));
    // Last, for up to here a message to them may have been under way.
    await tx.delete(mails).where(or(eq(mails.ownerId, id), eq(mails.recipient, user.email)));
    await jobs.enqueue(tx, removeTraces, { userId: id, avatarUrl: profile?.avatarUrl ?? null });
  });
}

function isAbout(userId: string): SQL {
  return sql`${events.payload} ->> 'userId' = ${userId}`;
}
