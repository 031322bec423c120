import { createHash } from 'node:crypto';
import type { Email } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Message } from '../../platform/mail/message.ts';
import type { Services } from '../../platform/services.ts';
import { findRecipientByEmail } from '../identity/index.ts';
import { renderEmail } from './render-email.ts';
import { courseCompletionEmail } from './templates/course-completion.ts';
import { passwordResetEmail } from './templates/password-reset.ts';
import { paymentConfirmationEmail } from './templates/payment-confirmation.ts';
import { welcomeEmail } from './templates/welcome.ts';

type EmailRequest = {
  senderId: string;
  to: string;
  email: Email;
  /** For an address that no account has. */
  fallbackLanguage: Language;
  at: Date;
};

/** Sends a message that was asked for through the API, unless its recipient does without this kind. */
export async function sendRequestedEmail(services: Services, request: EmailRequest): Promise<void> {
  const to = request.to.toLowerCase();
  await services.db.transaction(async (tx) => {
    const recipient = await findRecipientByEmail(tx, to);
    if (request.email.type === 'course_completion' && recipient?.mutedNotifications.includes('courses')) return;
    const content = renderRequested(services, recipient?.language ?? request.fallbackLanguage, request.email);
    await services.mail.send(tx, { cause: causeOf(request, to), ownerId: recipient?.id, to, ...content });
  });
}

/**
 * The request has no cause of its own: the same one again may be a second click, or meant. Within the same minute it
 * counts as a second click, later as meant.
 */
function causeOf({ senderId, email, at }: EmailRequest, to: string): string {
  const content = createHash('sha256').update(JSON.stringify(email.data)).digest('hex');
  return ['requested', senderId, email.type, to, content, Math.floor(at.getTime() / 60_000)].join(':');
}

function renderRequested(
  services: Services,
  language: Language,
  email: Email,
): Pick<Message, 'subject' | 'html' | 'text'> {
  switch (email.type) {
    case 'welcome':
      return renderEmail(services, language, welcomeEmail, email.data);
    case 'course_completion':
      return renderEmail(services, language, courseCompletionEmail, email.data);
    case 'payment_confirmation':
      return renderEmail(services, language, paymentConfirmationEmail, email.data);
    case 'password_reset':
      return renderEmail(services, language, passwordResetEmail, email.data);
  }
}
