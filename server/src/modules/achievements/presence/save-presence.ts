import type { FieldProblem, Presence } from '@navor/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { waitForTurnAt } from '../../../platform/database/locks.ts';
import type { Services } from '../../../platform/services.ts';
import { lockPerson } from '../../identity/index.ts';
import { learnerPresences, nicknameWithdrawals } from '../achievements.tables.ts';
import { joinWeek } from '../leaderboard/join-week.ts';
import { findNicknameProblem } from './check-nickname.ts';
import { findPresence, type PresenceRow } from './find-presence.ts';
import { nicknameKey } from './nickname-key.ts';
import { claimNickname, reserveNickname } from './nickname-reservations.ts';

type SavedPresence = { kind: 'saved'; presence: PresenceRow } | { kind: 'refused'; problem: FieldProblem['problem'] };

/**
 * Keeps what somebody lets others see. Who takes part in the leaderboard is among others at once; who leaves it is hidden from
 * every week by the same row, and comes back to the same places.
 */
export async function savePresence(
  services: Services,
  { userId, now, ...wanted }: { userId: string; now: Date } & Presence,
): Promise<SavedPresence> {
  const problem = findNicknameProblem(wanted.nickname);
  if (problem) return { kind: 'refused', problem };
  try {
    const presence = await services.db.transaction(async (tx) => {
      await lockPerson(tx, userId);
      const before = await findPresence(tx, userId);
      const key = nicknameKey(wanted.nickname);
      const isRenamed = key !== before?.nicknameKey;
      if (isRenamed) await waitForNicknames(tx, before ? [before.nicknameKey, key] : [key]);
      const row = await upsert(tx, userId, wanted, now);
      if (isRenamed) await changeNickname(tx, services, { before, row, now });
      if (row.isOnLeaderboard) await joinWeek(tx, { userId, now });
      return row;
    });
    return { kind: 'saved', presence };
  } catch (error) {
    // The database alone knows which of two came first.
    if (error instanceof NicknameReserved || isNicknameTaken(error))
      return { kind: 'refused', problem: 'nickname_taken' };
    throw error;
  }
}

/** In one order for everybody: two who want each other's nicknames would wait for each other otherwise, and one would fail. */
async function waitForNicknames(tx: Db, keys: string[]): Promise<void> {
  for (const key of keys.sort()) await waitForTurnAt(tx, `nickname:${key}`);
}

/**
 * Once the row is written: whoever waited there for the one who gave the nickname up sees only now that it is kept for them.
 */
async function changeNickname(
  tx: Db,
  services: Services,
  { before, row, now }: { before: PresenceRow | undefined; row: PresenceRow; now: Date },
): Promise<void> {
  const { userId } = row;
  if (!(await claimNickname(tx, services, { key: row.nicknameKey, userId, now }))) throw new NicknameReserved();
  await tx.delete(nicknameWithdrawals).where(eq(nicknameWithdrawals.userId, userId));
  if (before) await reserveNickname(tx, services, { key: before.nicknameKey, userId, from: now });
}

/** Undoes what was written. */
class NicknameReserved extends Error {}

async function upsert(tx: Db, userId: string, wanted: Presence, now: Date): Promise<PresenceRow> {
  const values = {
    nickname: wanted.nickname,
    nicknameKey: nicknameKey(wanted.nickname),
    isOnLeaderboard: wanted.is_on_leaderboard,
    isProfilePublic: wanted.is_profile_public,
    showsLevel: wanted.shows_level,
    showsStreak: wanted.shows_streak,
    showsBadges: wanted.shows_badges,
    showsCertificates: wanted.shows_certificates,
    updatedAt: now,
  };
  const [row] = await tx
    .insert(learnerPresences)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: learnerPresences.userId, set: values })
    .returning();
  if (!row) throw new Error('A presence was neither added nor changed');
  return row;
}

const uniqueViolation = '23505';

function isNicknameTaken(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string; constraint?: string } };
  return cause?.code === uniqueViolation && cause.constraint === 'learner_presences_nickname_key_index';
}
