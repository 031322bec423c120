import { setTimeout as delay } from 'node:timers/promises';
import { unknownHandover } from '@navor/contract';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Transporter } from 'nodemailer';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Db } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/is-database-unavailable.ts';
import { unlessTaken } from '../database/locks.ts';
import { defineJob, type Jobs } from '../jobs.ts';
import { mails } from '../platform.tables.ts';
import type { Job } from '../services.ts';
import { createMailTransport, handOver, type Mail } from './hand-over.ts';
import { mailStateConditions, sendMailName } from './mail-states.ts';
import { type Message, withoutSecrets } from './message.ts';

/** Sends mail in the background, at most one message a cause; without SMTP_URL messages stay in the outbox. */
export function createMail({ smtpUrl, mailFrom }: Config, jobs: Pick<Jobs, 'enqueue' | 'restart'>) {
  const transport = smtpUrl ? createMailTransport(smtpUrl, mailFrom) : undefined;
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
      await db.transaction(async (tx) => {
        await tx.update(mails).set({ handovers: 0 }).where(eq(mails.id, mailId));
        await jobs.restart(tx, sendMail, { mailId }, mailId);
      });
      return true;
    },
  };
}

/** What happened longer ago is no news any more. */
const longestHold = sql`now() - interval '30 days'`;

function sendMailJob(transport: Transporter | undefined) {
  return defineJob({
    name: sendMailName,
    input: z.object({ mailId: z.uuid() }),
    // With growing pauses this goes on for about two days, longer than a mail server is usually away.
    retries: 50,
    async run({ mailId }, { db, pool, log }) {
      if (!transport) return;
      // Whoever has it sends; any other process leaves it alone, and a process that dies lets go of it at once.
      const failure = await unlessTaken(pool, `mail:${mailId}`, () => sendOnce(db, transport, mailId));
      if (!failure) return;
      if (!isFinal(failure)) throw failure;
      log.warn({ mailId, reason: failure.message }, 'mail refused for good');
    },
  });
}

/**
 * "Once" ends where SMTP begins: a mail server that took the message in the very moment we died is handed it again, with
 * the same id, by which receivers tell a repeated message from a new one. So that this cannot go on and on, each handover
 * is counted before it begins and taken off the count when its end is known.
 */
async function sendOnce(db: Db, transport: Transporter, mailId: string): Promise<Error | undefined> {
  const mail = await beginHandover(db, mailId);
  if (!mail) return;
  const outcome = await handOver(transport, mail);
  const isThis = eq(mails.id, mailId);
  if (outcome.kind === 'taken') {
    // Its links are with their reader now, and nobody else has a use for them.
    const masked = { html: withoutSecrets(mail.html), text: withoutSecrets(mail.text) };
    await patiently(() =>
      db
        .update(mails)
        .set({ sentAt: sql`now()`, failure: null, ...masked })
        .where(isThis),
    );
    return;
  }
  const { failure, kind } = outcome;
  const handovers = kind === 'refused' ? sql`greatest(${mails.handovers} - 1, 0)` : mails.handovers;
  await db.update(mails).set({ failure: failure.message, handovers }).where(isThis);
  return failure;
}

/** One more after the first, whose end is not known. */
const mostHandovers = 2;

async function beginHandover(db: Db, mailId: string): Promise<Mail | undefined> {
  const isUnsent = and(eq(mails.id, mailId), isNull(mails.sentAt));
  const [mail] = await db
    .update(mails)
    .set({ handovers: sql`${mails.handovers} + 1` })
    .where(and(isUnsent, lt(mails.handovers, mostHandovers)))
    .returning();
  if (!mail) await db.update(mails).set({ failure: unknownHandover }).where(isUnsent);
  return mail;
}

/** What the mail server has taken is worth noting even if the database is away for a moment: else it is sent again. */
async function patiently(write: () => PromiseLike<unknown>, triesLeft = 20): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (triesLeft === 0 || !isDatabaseUnavailable(error)) throw error;
    await delay(1000);
    await patiently(write, triesLeft - 1);
  }
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
