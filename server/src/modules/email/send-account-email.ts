import type { NotificationKind } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { findRecipient } from '../identity/index.ts';
import { type EmailTemplate, renderEmail } from './render-email.ts';

type Letter<Data extends object> = {
  cause: string;
  template: EmailTemplate<Data & { userName: string }>;
  /** What the message says; texts that are translated in the reader's language. */
  data: Data | ((language: Language) => Data);
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
  { to, cause, template, data, kind, unverified = 'held' }: Letter<Data>,
): Promise<void> {
  const recipient = await findRecipient(db, userId);
  if (!recipient) return;
  const { email, language, name, isVerified, mutedNotifications } = recipient;
  if (kind && mutedNotifications.includes(kind)) return;
  if (!isVerified && unverified === 'dropped') return;
  const isHeld = !isVerified && unverified === 'held';
  const told = typeof data === 'function' ? data(language) : data;
  const content = renderEmail(services, language, template, { ...told, userName: name });
  await services.mail.send(db, { cause, ownerId: userId, to: to ?? email, isHeld, ...content });
}
