import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Db } from '../database/database.ts';
import { defineJob, type Jobs } from '../jobs.ts';
import { mails } from '../platform.tables.ts';
import type { Job } from '../services.ts';
import { mailStateConditions, sendMailName } from './mail-states.ts';
import type { Message } from './message.ts';

/** Sends mail in the background, at most one message a cause; without SMTP_URL messages stay in the outbox. */
export function createMail({ smtpUrl, mailFrom }: Config, jobs: Pick<Jobs, 'enqueue' | 'restart'>) {
  const transport = smtpUrl ? createTransport({ url: smtpUrl, ...timeouts }, { from: mailFrom }) : undefined;
  const sendMail = sendMailJob(transport);
  const states = mailStateConditions(Boolean(smtpUrl));

  return {
    jobs: [sendMail, forgetOldMails] as Job[],

    async send(db: Db, { to, ...message }: Message): Promise<void> {
      const [row] = await db
        .insert(mails)
        .values({ ...message, recipient: to })
        .onConflictDoNothing({ target: mails.cause })
        .returning({ id: mails.id });
      if (row && !message.isHeld) await jobs.enqueue(db, sendMail, { mailId: row.id }, row.id);
    },

    async isCaused(db: Db, cause: string): Promise<boolean> {
      const found = await db.select({ id: mails.id }).from(mails).where(eq(mails.cause, cause));
      return found.length > 0;
    },

    async release(db: Db, ownerId: string): Promise<void> {
      const released = await db
        .update(mails)
        .set({ isHeld: false })
        .where(and(eq(mails.ownerId, ownerId), eq(mails.isHeld, true), gt(mails.createdAt, longestHold)))
        .returning({ id: mails.id });
      for (const { id } of released) await jobs.enqueue(db, sendMail, { mailId: id }, id);
    },

    async retry(db: Db, mailId: string): Promise<boolean> {
      const [mail] = await db
        .select({ id: mails.id })
        .from(mails)
        .where(and(eq(mails.id, mailId), or(states.failing, states['given-up'])));
      if (!mail) return false;
      await db.transaction((tx) => jobs.restart(tx, sendMail, { mailId }, mailId));
      return true;
    },
  };
}

/** What happened longer ago is no news any more. */
const longestHold = sql`now() - interval '30 days'`;

/** Each message that is being sent holds a database connection, so a mail server that hangs must not hold it for long. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function sendMailJob(transport: Transporter | undefined) {
  return defineJob({
    name: sendMailName,
    input: z.object({ mailId: z.uuid() }),
    // With growing pauses this goes on for about two days, longer than a mail server is usually away.
    retries: 50,
    async run({ mailId }, { db, log }) {
      if (!transport) return;
      const failure = await db.transaction((tx) => sendOnce(tx, transport, mailId));
      if (!failure) return;
      if (!isFinal(failure)) throw failure;
      log.warn({ mailId, reason: failure.message }, 'mail refused for good');
    },
  });
}

/**
 * Whoever holds the row sends; any other process leaves it alone, and a process that dies lets go of it at once.
 * "Once" ends where SMTP begins: a mail server that took the message in the very moment we died is handed it again,
 * with the same id, by which receivers tell a repeated message from a new one.
 */
async function sendOnce(tx: Db, transport: Transporter, mailId: string): Promise<Error | undefined> {
  const isThis = eq(mails.id, mailId);
  const [mail] = await tx
    .select()
    .from(mails)
    .where(and(isThis, isNull(mails.sentAt)))
    .for('update', { skipLocked: true });
  if (!mail) return;
  const { recipient, subject, html, text } = mail;
  try {
    // Given as an address and not as a header line, nothing in it can name a second recipient.
    const to = { name: '', address: recipient };
    await transport.sendMail({ to, subject, html, text, messageId: `<${mailId}@navor>` });
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    await tx.update(mails).set({ failure: failure.message }).where(isThis);
    return failure;
  }
  await tx.update(mails).set({ sentAt: sql`now()`, failure: null }).where(isThis);
}

/** The mail server knows the address and does not want it; asking for two days would only make it distrust us. */
function isFinal(failure: Error & { command?: string; responseCode?: number }): boolean {
  return failure.command === 'RCPT TO' && (failure.responseCode ?? 0) >= 500;
}

/** They hold names and links; half a year is ample for looking into what was sent. */
const forgetOldMails = defineJob({
  name: 'forget-old-mails',
  input: z.object({}),
  retries: 2,
  schedule: '37 3 * * *',
  async run(_, { db }) {
    await db.delete(mails).where(lt(mails.createdAt, sql`now() - interval '180 days'`));
  },
});
