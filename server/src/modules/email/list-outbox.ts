import type { Mail } from '@navor/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { mails } from '../../platform/platform.tables.ts';

/** What was written last, to everybody or to one address, as its reader gets it. */
export function listOutbox(db: Db, to: string | undefined): Promise<Mail[]> {
  return db
    .select({
      id: mails.id,
      to: mails.recipient,
      subject: mails.subject,
      html: mails.html,
      text: mails.text,
      calendar: mails.calendar,
      created_at: mails.createdAt,
    })
    .from(mails)
    .where(and(eq(mails.isHeld, false), to ? eq(mails.recipient, to.toLowerCase()) : undefined))
    .orderBy(desc(mails.createdAt))
    .limit(100);
}
