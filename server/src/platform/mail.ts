import { and, eq, isNull, sql } from 'drizzle-orm';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import type { Config } from './config.ts';
import type { Db } from './database/database.ts';
import { defineJob } from './jobs.ts';
import type { Message } from './message.ts';
import { mails } from './platform.tables.ts';
import type { Job, Services } from './services.ts';

/** Sends mail in the background, at most one message a cause; without SMTP_URL messages stay in the outbox. */
export function createMail({ smtpUrl, mailFrom }: Config, jobs: Services['jobs']) {
  const transport = smtpUrl ? createTransport(smtpUrl, { from: mailFrom }) : undefined;
  const sendMail = sendMailJob(transport);

  return {
    jobs: [sendMail] as Job[],

    async send(db: Db, { to, ...message }: Message): Promise<void> {
      const [row] = await db
        .insert(mails)
        .values({ ...message, recipient: to })
        .onConflictDoNothing({ target: mails.cause })
        .returning({ id: mails.id });
      if (row) await jobs.enqueue(db, sendMail, { mailId: row.id });
    },
  };
}

function sendMailJob(transport: Transporter | undefined) {
  return defineJob({
    name: 'send-mail',
    input: z.object({ mailId: z.uuid() }),
    // With growing pauses this goes on for about two days, longer than a mail server is usually away.
    retries: 50,
    async run({ mailId }, { db }) {
      const isUnsent = and(eq(mails.id, mailId), isNull(mails.sentAt));
      const [mail] = await db.select().from(mails).where(isUnsent);
      if (!mail || !transport) return;
      const { recipient: to, subject, html, text } = mail;
      try {
        // The same id at every attempt, so that a receiver can tell a repeated message from a new one.
        await transport.sendMail({ to, subject, html, text, messageId: `<${mailId}@navor>` });
      } catch (error) {
        await db
          .update(mails)
          .set({ failure: String(error) })
          .where(isUnsent);
        throw error;
      }
      await db.update(mails).set({ sentAt: sql`now()`, failure: null }).where(isUnsent);
    },
  });
}
