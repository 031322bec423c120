import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { lockPerson } from '../../identity/index.ts';
import { tutoringUses } from '../billing.tables.ts';
import { currentGrants, type HeldGrant, sumLeft } from './tutoring.queries.ts';

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
  const { userId, minutes, cause, now } = use;
  if (minutes <= 0) throw new Error(`${minutes} minutes of tutoring cannot be used`);
  if (!(await lockPerson(tx, userId))) return { kind: 'not_enough', minutesLeft: 0 };
  if (await isKnown(tx, userId, cause)) return { kind: 'used' };
  const grants = await currentGrants(tx, userId, now);
  const minutesLeft = sumLeft(grants);
  if (minutesLeft < minutes) return { kind: 'not_enough', minutesLeft };
  await tx
    .insert(tutoringUses)
    .values(sharesOf(use, grants).map((share) => ({ ...share, userId, cause, usedAt: now })));
  return { kind: 'used' };
}

/** What each grant gives, those first that are lost first. The parts are worth the whole, to the cent. */
function sharesOf({ minutes, valueCents }: TutoringUse, grants: HeldGrant[]) {
  let missing = minutes;
  let unsettledCents = valueCents;
  return grants.flatMap(({ id: grantId, left }) => {
    const taken = Math.min(left, missing);
    if (taken <= 0) return [];
    const cents = Math.round((unsettledCents * taken) / missing);
    missing -= taken;
    unsettledCents -= cents;
    return [{ grantId, minutes: taken, valueCents: cents }];
  });
}

async function isKnown(tx: Db, userId: string, cause: string): Promise<boolean> {
  const rows = await tx
    .select({ id: tutoringUses.id })
    .from(tutoringUses)
    .where(and(eq(tutoringUses.userId, userId), eq(tutoringUses.cause, cause)))
    .limit(1);
  return rows.length > 0;
}
