import { createTransport, type Transporter } from 'nodemailer';
import { isLoopback } from '../http/loopback.ts';
import type { mails } from '../platform.tables.ts';

export type Mail = typeof mails.$inferSelect;

export type Outcome =
  | { kind: 'taken' }
  | { kind: 'refused'; failure: Error }
  /** It was all sent, and no answer came. */
  | { kind: 'unknown'; failure: Error };

/** Gives a message to the mail server, and tells whether that has it now. */
export async function handOver(transport: Transporter, mail: Mail): Promise<Outcome> {
  const { id, recipient, subject, html, text, calendar } = mail;
  let isAllSent = false;
  const options = {
    // Given as an address and not as a header line, nothing in it can name a second recipient.
    ...{ to: { name: '', address: recipient }, subject, html, text, messageId: `<${id}@navor>` },
    // As a part of the text for programs that show it there, and as a file for all others.
    ...(calendar && { icalEvent: { ...calendar, filename: 'invite.ics' } }),
    onAllSent: () => {
      isAllSent = true;
    },
  };
  try {
    await transport.sendMail(options);
    return { kind: 'taken' };
  } catch (error) {
    const failure: Error & { responseCode?: number } = error instanceof Error ? error : new Error(String(error));
    return { kind: isAllSent && !failure.responseCode ? 'unknown' : 'refused', failure };
  }
}

export function createMailTransport(smtpUrl: string, mailFrom: string): Transporter {
  const transport = createTransport({ url: smtpUrl, requireTLS: needsTls(smtpUrl), ...timeouts }, { from: mailFrom });
  return transport.use('stream', ({ data, message }, done) => {
    const { onAllSent } = data as { onAllSent?: () => void };
    message.processFunc((bytes) => (onAllSent ? bytes.once('end', onAllSent) : bytes));
    done();
  });
}

/**
 * Messages hold links by which accounts are won: on their way through a network they are encrypted, or stay here. Whoever
 * has a mail server without encryption on a network of their own says so with `?ignoreTLS=true`.
 */
function needsTls(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  return protocol === 'smtp:' && !isLoopback(hostname) && searchParams.get('ignoreTLS') !== 'true';
}

/** Each message that is being sent holds a database connection, so a mail server that hangs must not hold it for long. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
