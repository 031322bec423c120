import type { MailState } from '@navor/contract';
import { and, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { isUnfinished } from '../jobs.ts';
import { mails } from '../platform.tables.ts';

/** A message's id is also that of the job that sends it. */
export const sendMailName = 'send-mail';

/**
 * The condition for each state; a message meets exactly one. Whether it will be tried again is the queue's to say:
 * a mark of our own would be missing whenever a process dies during the last attempt.
 */
export function mailStateConditions(hasMailServer: boolean): Record<MailState, SQL | undefined> {
  const isHeld = eq(mails.isHeld, true);
  const isUnsent = and(isNull(mails.sentAt), not(isHeld)) as SQL;
  const isSent = isNotNull(mails.sentAt);
  if (!hasMailServer)
    return { kept: isUnsent, held: isHeld, sent: isSent, waiting: never, failing: never, 'given-up': never };
  const hasFailed = isNotNull(mails.failure);
  const isQueued = isUnfinished(sendMailName, mails.id);
  return {
    sent: isSent,
    held: isHeld,
    waiting: and(isUnsent, not(hasFailed), isQueued),
    failing: and(isUnsent, hasFailed, isQueued),
    'given-up': and(isUnsent, hasFailed, not(isQueued)),
    /** From a time without a mail server: what it says may be long out of date, so it stays. */
    kept: and(isUnsent, not(hasFailed), not(isQueued)),
  };
}

const never = sql`false`;
