import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { lockPerson } from '../../identity/index.ts';
import { learnerPresences, nicknameWithdrawals } from '../achievements.tables.ts';
import { nicknameKey } from './nickname-key.ts';
import { banNickname, isReservedFor } from './nickname-reservations.ts';

type Withdrawal = { actorId: string; userId: string; nickname: string; reason: string };

/**
 * Takes a nickname away for good, once: its owner is hidden from every week and has no profile until they choose another. Only
 * the one that was looked at is meant: who has changed it meanwhile keeps the new one and cannot go back.
 */
export async function withdrawNickname(services: Services, withdrawal: Withdrawal, now: Date): Promise<void> {
  const { actorId, userId, nickname, reason } = withdrawal;
  const key = nicknameKey(nickname);
  await services.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, userId))) throw new AppError('NOT_FOUND');
    const [held] = await tx
      .delete(learnerPresences)
      .where(and(eq(learnerPresences.userId, userId), eq(learnerPresences.nicknameKey, key)))
      .returning({ nickname: learnerPresences.nickname });
    if (!held && !(await isReservedFor(tx, services, { key, userId }))) return;
    await banNickname(tx, services, key);
    if (held) await tellOwner(tx, { userId, nickname: held.nickname, reason, withdrawnAt: now });
    await recordAudit(tx, {
      ...{ actorId, subjectId: userId, action: 'nickname_withdrawn', reason },
      details: { nickname: held?.nickname ?? nickname },
    });
  });
}

async function tellOwner(tx: Db, { userId, ...why }: typeof nicknameWithdrawals.$inferInsert): Promise<void> {
  await tx
    .insert(nicknameWithdrawals)
    .values({ userId, ...why })
    .onConflictDoUpdate({ target: nicknameWithdrawals.userId, set: why });
}
