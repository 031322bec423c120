import type { Allowance } from '@navor/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { SignedIn } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/database.ts';
import { addDays, dayOf, dayStart } from '../../../platform/time/days.ts';
import { isDeadSql } from '../answers/answer-rows.ts';
import { messagesPerDay } from '../assistant.policy.ts';
import { assistantUsage } from '../assistant.tables.ts';

/** Whose day it is: a message belongs to the day of the calendar that its sender has at that moment. */
export type Asker = { viewer: SignedIn; timeZone: string; now: Date };

/** What somebody may still ask today. */
export async function readAllowance(db: Db, asker: Asker): Promise<Allowance> {
  return allowanceAfter(asker, await countSentToday(db, asker));
}

/** Reserved ones count as long as their answers are on their way; one whose producer has died costs nothing, noticed or not. */
export function countSentToday(db: Db, { viewer, timeZone, now }: Asker): Promise<number> {
  const today = and(
    eq(assistantUsage.userId, viewer.user.id),
    eq(assistantUsage.day, dayOf(now, timeZone)),
    ne(assistantUsage.status, 'released'),
    sql`NOT EXISTS (SELECT FROM assistant_answers AS answers
                    WHERE answers.id = ${assistantUsage.answerId} AND ${sql.raw(isDeadSql)})`,
  );
  return db.$count(assistantUsage, today);
}

export function allowanceAfter({ viewer, timeZone, now }: Asker, sentToday: number): Allowance {
  const limit = messagesPerDay(viewer);
  return {
    limit,
    // Somebody whose plan was lowered today may have sent more than it grants.
    left: limit === null ? null : Math.max(0, limit - sentToday),
    resets_at: dayStart(addDays(dayOf(now, timeZone), 1), timeZone),
  };
}
