import { expect, vi } from 'vitest';
import type { Event } from '../../platform/services.ts';
import { startTestServer } from '../../test-support/test-server.ts';

export type SentMail = {
  cause: string;
  recipient: string;
  subject: string;
  text: string;
  calendar: { method: string; content: string } | null;
};

/** Jobs take a moment, and a busy machine longer. */
export const soon = { timeout: 60_000 };

/** By the first part of their reader's address, with spaces that a test can be written with; nobody gets two. */
export function byReader(mails: SentMail[]): Record<string, SentMail | undefined> {
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(mails.length);
  const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');
  return Object.fromEntries(
    mails.map((mail) => [
      mail.recipient.split('@')[0],
      { ...mail, text: plain(mail.text), subject: plain(mail.subject) },
    ]),
  );
}

/** A server with one account, and what that account is written when something happens. */
export async function startEmailTestServer() {
  const server = await startTestServer({ PUBLIC_URL: 'https://learn.example' });
  const cookie = await server.signUp({ email: 'ana@example.com', full_name: 'Ana Žagar' });
  const [user] = await server.database.query<{ id: string }>('SELECT id FROM users');
  const mails = () => server.database.query<SentMail>('SELECT * FROM platform.mails ORDER BY created_at');
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1), soon);
  return {
    server,
    cookie,
    userId: user?.id ?? '',
    mails,
    forgetMails: () => server.database.query('DELETE FROM platform.mails'),

    /** Tells of an event and waits until it has been dealt with here. */
    async happen<Payload>(event: Event<Payload>, payload: Payload): Promise<SentMail[]> {
      await server.services.events.announce(server.services.db, event, payload);
      await vi.waitFor(async () => {
        const waiting = `SELECT 1 FROM platform.events
          LEFT JOIN platform.event_deliveries ON event_id = events.id AND subscriber LIKE 'email.%'
          WHERE events.name = $1 AND event_id IS NULL`;
        expect(await server.database.query(waiting, [event.name])).toEqual([]);
      }, soon);
      return mails();
    },
  };
}
