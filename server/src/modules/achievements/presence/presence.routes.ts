import type { FieldProblem } from '@navor/contract';
import { eq } from 'drizzle-orm';
import { signedIn } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import { limitUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { nicknameWithdrawals } from '../achievements.tables.ts';
import { findPresence, presentPresence } from './find-presence.ts';
import { savePresence } from './save-presence.ts';

/** A refusal tells that a nickname is taken, and a new one keeps the old from others. */
const perUser = { limit: 60, windowSeconds: 3600 };

/** Everybody decides for themselves: only the caller's own row is read or written. */
export function presenceRoutes(services: Services) {
  const { db, pool } = services;
  return {
    get: os.achievements.presence.get.handler(async ({ context }) => {
      const presence = await findPresence(db, signedIn(context.viewer).user.id);
      return presence ? presentPresence(presence) : null;
    }),

    withdrawal: os.achievements.presence.withdrawal.handler(async ({ context }) => {
      const [row] = await db
        .select()
        .from(nicknameWithdrawals)
        .where(eq(nicknameWithdrawals.userId, signedIn(context.viewer).user.id));
      return row ? { nickname: row.nickname, reason: row.reason, at: row.withdrawnAt } : null;
    }),

    save: os.achievements.presence.save.handler(async ({ input, context }) => {
      const userId = signedIn(context.viewer).user.id;
      await limitUse(pool, `presence:${userId}`, perUser);
      const saved = await savePresence(services, { userId, now: new Date(), ...input });
      if (saved.kind === 'refused') throw refusedNickname(saved.problem);
      return presentPresence(saved.presence);
    }),
  };
}

function refusedNickname(problem: FieldProblem['problem']): AppError {
  return new AppError('INVALID_INPUT', { fields: [{ path: 'nickname', problem }] satisfies FieldProblem[] });
}
