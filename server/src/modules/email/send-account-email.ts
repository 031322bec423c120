import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { findRecipient } from '../identity/index.ts';
import { type EmailTemplate, renderEmail } from './render-email.ts';

type Letter<Data> = {
  cause: string;
  template: EmailTemplate<Data & { userName: string }>;
  data: Data;
  /** Instead of the account's own address. */
  to?: string;
};

/** Sends a message about an account in its language; an account that is gone by now gets none. */
export async function sendAccountEmail<Data>(
  db: Db,
  services: Services,
  userId: string,
  { to, cause, template, data }: Letter<Data>,
): Promise<void> {
  const recipient = await findRecipient(db, userId);
  if (!recipient) return;
  const { email, language, name } = recipient;
  const content = renderEmail(services, language, template, { ...data, userName: name });
  await services.mail.send(db, { cause, ownerId: userId, to: to ?? email, ...content });
}
