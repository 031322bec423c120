import type { CalendarMethod, Delivery, MailState } from '@navor/contract';
import { and, count, desc, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { mailStateConditions } from '../../platform/mail/mail-states.ts';
import { withoutSecrets } from '../../platform/mail/message.ts';
import { mails } from '../../platform/platform.tables.ts';

const pageSize = 25;

type DeliveryFilter = { state?: MailState | undefined; page: number; hasMailServer: boolean };

/** Every message and what became of it, newest first. */
export async function listDeliveries(db: Db, { state, page, hasMailServer }: DeliveryFilter) {
  const states = mailStateConditions(hasMailServer);
  const condition = state && states[state];
  const [total, failing, rows] = await Promise.all([
    countMails(db, condition),
    hasMailServer ? countMails(db, and(isNull(mails.sentAt), isNotNull(mails.failure))) : 0,
    db
      .select({
        id: mails.id,
        to: mails.recipient,
        subject: mails.subject,
        text: mails.text,
        calendar_method: sql<CalendarMethod | null>`${mails.calendar} ->> 'method'`,
        state: stateColumn(states),
        created_at: mails.createdAt,
        sent_at: mails.sentAt,
        failure: mails.failure,
      })
      .from(mails)
      .where(condition)
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  return {
    has_mail_server: hasMailServer,
    failing_count: failing,
    count: total,
    page_count: Math.ceil(total / pageSize),
    // With a mail server a link reaches its reader; an administrator has no use for its secret.
    mails: (hasMailServer ? rows.map(masked) : rows) satisfies Delivery[],
  };
}

function masked<Row extends { text: string }>(row: Row): Row {
  return { ...row, text: withoutSecrets(row.text) };
}

async function countMails(db: Db, condition: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(mails).where(condition);
  return row?.total ?? 0;
}

function stateColumn(states: Record<MailState, SQL | undefined>): SQL<MailState> {
  const cases = Object.entries(states).map(([state, condition]) => sql`WHEN ${condition} THEN ${state}`);
  return sql<MailState>`CASE ${sql.join(cases, sql` `)} END`;
}
