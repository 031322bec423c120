import type { Language } from '@navor/languages';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { findRecipient, issueEmailToken, requestVerificationLink } from '../identity/index.ts';
import { renderEmail } from './render-email.ts';
import { welcomeEmail } from './templates/welcome.ts';

/** Whoever signs in for the first time this soon after the account was opened is new here. */
const welcomeWindowMs = 5 * 60 * 1000;

type Arrival = { userId: string; language: Language; at: Date };

/** Greets a new account, once, in the language it was opened in; false where it is not new. */
export async function sendWelcome(db: Db, services: Services, { userId, language, at }: Arrival): Promise<boolean> {
  const recipient = await findRecipient(db, userId);
  if (!recipient || at.getTime() - recipient.createdAt.getTime() >= welcomeWindowMs) return false;
  const cause = `welcome:${userId}`;
  // A second one would be none, and its link would take the place of the first one's.
  if (await services.mail.isCaused(db, cause)) return true;
  const linkId = recipient.isVerified ? undefined : await requestVerificationLink(db, recipient);
  const token = linkId && (await issueEmailToken(db, linkId));
  await services.mail.send(db, {
    cause,
    ownerId: userId,
    to: recipient.email,
    ...renderEmail(services, { language }, welcomeEmail, { userName: recipient.name, token }),
  });
  return true;
}
