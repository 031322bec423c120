import type { NotificationKind } from '@navor/contract';
import type { Language } from '@navor/languages';
import { type Invitation, writeInvitation } from '../../platform/calendar/write-invitation.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { findRecipient } from '../identity/index.ts';
import { createEmailTools, type EmailTemplate, type EmailTools, renderEmail } from './render-email.ts';

type Letter<Data extends object> = {
  cause: string;
  template: EmailTemplate<Data & { userName: string }>;
  /** What the message says; texts that are translated in the reader's language. */
  data: Data | ((language: Language) => Data);
  /** What the message does to the reader's calendar. */
  invitation?: (tools: EmailTools) => Invitation;
  /** Instead of the account's own address. */
  to?: string;
  /** What its reader may do without. */
  kind?: NotificationKind;
  /**
   * What happens to it as long as nobody has shown that the account's address is theirs: it waits for that, unless it is
   * needed to show it (`sent`) or of no use later (`dropped`).
   */
  unverified?: 'held' | 'sent' | 'dropped';
};

/** Sends a message about an account in its language; an account that is gone by now gets none. */
export async function sendAccountEmail<Data extends object>(
  db: Db,
  services: Services,
  userId: string,
  { cause, template, data, invitation, kind, unverified = 'held', ...letter }: Letter<Data>,
): Promise<void> {
  const recipient = await findRecipient(db, userId);
  if (!recipient) return;
  const { language, name, isVerified, mutedNotifications } = recipient;
  if (kind && mutedNotifications.includes(kind)) return;
  if (!isVerified && unverified === 'dropped') return;
  const isHeld = !isVerified && unverified === 'held';
  const to = letter.to ?? recipient.email;
  const told = typeof data === 'function' ? data(language) : data;
  const content = renderEmail(services, recipient, template, { ...told, userName: name });
  const calendar =
    invitation &&
    writeInvitation(invitation(createEmailTools(services, recipient)), {
      ...{ sender: services.config.mailFrom, recipient: { name, email: to }, now: new Date() },
    });
  await services.mail.send(db, { cause, ownerId: userId, to, isHeld, calendar, ...content });
}
