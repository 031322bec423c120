import type { Presence } from '@navor/contract';
import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../identity/index.ts';
import { learnerPresences } from '../achievements.tables.ts';
import { nicknameKey } from './nickname-key.ts';

export type PresenceRow = typeof learnerPresences.$inferSelect;

export async function findPresence(db: Db, userId: string): Promise<PresenceRow | undefined> {
  const [row] = await db.select().from(learnerPresences).where(eq(learnerPresences.userId, userId));
  return row;
}

/** The same by the nickname, however it is spelt, also of an account that is closed. */
export async function findNicknameOwner(db: Db, nickname: string): Promise<PresenceRow | undefined> {
  const [row] = await db
    .select()
    .from(learnerPresences)
    .where(eq(learnerPresences.nicknameKey, nicknameKey(nickname)));
  return row;
}

/**
 * Who goes by a nickname, however it is spelt; nobody once their account is closed. What of theirs may be shown is for the
 * caller to look at.
 */
export async function findPresenceByNickname(
  db: Db,
  nickname: string,
): Promise<(PresenceRow & { userSince: Date }) | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(learnerPresences), userSince: users.createdAt })
    .from(learnerPresences)
    .innerJoin(users, eq(users.id, learnerPresences.userId))
    .where(and(eq(learnerPresences.nicknameKey, nicknameKey(nickname)), isNull(users.deletionDueAt)));
  return row;
}

export function presentPresence(row: PresenceRow): Presence {
  return {
    nickname: row.nickname,
    is_on_leaderboard: row.isOnLeaderboard,
    is_profile_public: row.isProfilePublic,
    shows_level: row.showsLevel,
    shows_streak: row.showsStreak,
    shows_badges: row.showsBadges,
    shows_certificates: row.showsCertificates,
  };
}
