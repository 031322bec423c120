import { createHmac } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { nicknameReservations } from '../achievements.tables.ts';

/** So long the address of a profile that is gone leads to nobody else's. */
const reservedDays = 30;
/** Of one person at a time, so that nobody takes nicknames from others by going through them. */
const reservedPerPerson = 3;

type Secret = Pick<Services, 'secret'>;

/** Keeps a nickname that somebody gives up for them; what nobody may have again stays so. */
export async function reserveNickname(
  tx: Db,
  services: Secret,
  { key, userId, from }: { key: string; userId: string; from: Date },
): Promise<void> {
  const until = new Date(from.getTime() + reservedDays * 24 * 60 * 60 * 1000);
  await tx
    .insert(nicknameReservations)
    .values({ fingerprint: fingerprintOf(services, key), userId, until })
    .onConflictDoUpdate({
      target: nicknameReservations.fingerprint,
      set: { userId, until },
      setWhere: isNotNull(nicknameReservations.until),
    });
  const tooMany = tx
    .select({ fingerprint: nicknameReservations.fingerprint })
    .from(nicknameReservations)
    .where(and(eq(nicknameReservations.userId, userId), isNotNull(nicknameReservations.until)))
    .orderBy(desc(nicknameReservations.until))
    .offset(reservedPerPerson);
  await tx.delete(nicknameReservations).where(inArray(nicknameReservations.fingerprint, tooMany));
}

/** Whether somebody may go by a nickname; it is theirs then, and reserved no longer. */
export async function claimNickname(
  tx: Db,
  services: Secret,
  { key, userId, now }: { key: string; userId: string; now: Date },
): Promise<boolean> {
  const fingerprint = fingerprintOf(services, key);
  const isAnothers = or(isNull(nicknameReservations.userId), ne(nicknameReservations.userId, userId));
  const [reserved] = await tx
    .select({ until: nicknameReservations.until })
    .from(nicknameReservations)
    .where(
      and(
        eq(nicknameReservations.fingerprint, fingerprint),
        or(isNull(nicknameReservations.until), and(gt(nicknameReservations.until, now), isAnothers)),
      ),
    );
  if (reserved) return false;
  await tx.delete(nicknameReservations).where(eq(nicknameReservations.fingerprint, fingerprint));
  return true;
}

/** From now on it is nobody's, whoever may have given it up. */
export async function banNickname(tx: Db, services: Secret, key: string): Promise<void> {
  await tx
    .insert(nicknameReservations)
    .values({ fingerprint: fingerprintOf(services, key), userId: null, until: null })
    .onConflictDoUpdate({ target: nicknameReservations.fingerprint, set: { userId: null, until: null } });
}

/** Whether a nickname is kept for somebody who has given it up. */
export async function isReservedFor(
  tx: Db,
  services: Secret,
  { key, userId }: { key: string; userId: string },
): Promise<boolean> {
  const rows = await tx
    .select({ until: nicknameReservations.until })
    .from(nicknameReservations)
    .where(
      and(eq(nicknameReservations.fingerprint, fingerprintOf(services, key)), eq(nicknameReservations.userId, userId)),
    );
  return rows.length > 0;
}

/** They count for nothing already; nothing that came from a person is kept for longer than it is of use. */
export const deleteEndedReservations = defineJob({
  name: 'delete-ended-nickname-reservations',
  input: z.object({}),
  retries: 2,
  schedule: '17 4 * * *',
  async run(_, { db }) {
    await db.delete(nicknameReservations).where(lte(nicknameReservations.until, sql`now()`));
  },
});

/** Without the installation's secret nobody can tell which nickname it is of, or try nicknames out. */
function fingerprintOf({ secret }: Secret, key: string): string {
  return createHmac('sha256', secret).update(`nickname:${key}`).digest('hex');
}
