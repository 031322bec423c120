import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { mails } from '../platform.tables.ts';
import { mailStateConditions } from './mail-states.ts';

/** How many messages failed and are still tried, and how many nobody tries any more. */
export async function countFailingMails(
  db: Db,
  hasMailServer: boolean,
): Promise<{ failing: number; given_up: number }> {
  if (!hasMailServer) return { failing: 0, given_up: 0 };
  const { failing, 'given-up': givenUp } = mailStateConditions(hasMailServer);
  const [found] = await db
    .select({
      failing: sql<number>`count(*) FILTER (WHERE ${failing})::int`,
      given_up: sql<number>`count(*) FILTER (WHERE ${givenUp})::int`,
    })
    .from(mails)
    .where(and(isNull(mails.sentAt), isNotNull(mails.failure)));
  return found ?? { failing: 0, given_up: 0 };
}
