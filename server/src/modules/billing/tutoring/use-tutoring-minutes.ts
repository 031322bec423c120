import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { lockPerson } from '../../identity/index.ts';
import { tutoringUses } from '../billing.tables.ts';
import { currentGrants, mostLeft } from './tutoring.queries.ts';

export type TutoringUse = {
  userId: string;
  minutes: number;
  /** What they would have cost without the plan. */
  valueCents: number;
  /** What they are for, such as a booking. It takes once, even if they were given back since. */
  cause: string;
  now: Date;
};

export type TutoringUsed = { kind: 'used' } | { kind: 'not_enough'; minutesLeft: number };

/** Takes minutes that come with somebody's plan, all or none. The lock keeps two uses at once from taking the same. */
export async function useTutoringMinutes(tx: Db, use: TutoringUse): Promise<TutoringUsed> {
  const { userId, minutes, valueCents, cause, now } = use;
  if (minutes <= 0) throw new Error(`${minutes} minutes of tutoring cannot be used`);
  if (!(await lockPerson(tx, userId))) return { kind: 'not_enough', minutesLeft: 0 };
  if (await isKnown(tx, userId, cause)) return { kind: 'used' };
  const grants = await currentGrants(tx, userId, now);
  const grant = grants.find(({ left }) => left >= minutes);
  if (!grant) return { kind: 'not_enough', minutesLeft: mostLeft(grants) };
  await tx.insert(tutoringUses).values({ userId, grantId: grant.id, minutes, valueCents, cause, usedAt: now });
  return { kind: 'used' };
}

/** Gives back what a cause took; if its period is over meanwhile, nobody has it any more. */
export async function returnTutoringMinutes(
  tx: Db,
  { userId, cause, now }: { userId: string; cause: string; now: Date },
): Promise<void> {
  await tx
    .update(tutoringUses)
    .set({ returnedAt: now })
    .where(and(eq(tutoringUses.userId, userId), eq(tutoringUses.cause, cause), isNull(tutoringUses.returnedAt)));
}

async function isKnown(tx: Db, userId: string, cause: string): Promise<boolean> {
  const rows = await tx
    .select({ id: tutoringUses.id })
    .from(tutoringUses)
    .where(and(eq(tutoringUses.userId, userId), eq(tutoringUses.cause, cause)));
  return rows.length > 0;
}
