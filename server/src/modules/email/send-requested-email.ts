import { createHash } from 'node:crypto';
import { type Email, screenPath } from '@navor/contract';
import type { Language } from '@navor/languages';
import { recordAudit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { siteUrl } from '../../platform/http/site-url.ts';
import type { Message } from '../../platform/mail/message.ts';
import type { Services } from '../../platform/services.ts';
import { findPaidPayment } from '../billing/index.ts';
import { issueCertificate } from '../certificates/index.ts';
import { findCompletedCourse } from '../courses/index.ts';
import { findRecipientByEmail, requestPasswordReset } from '../identity/index.ts';
import { renderEmail } from './render-email.ts';
import { sendCourseCompletion } from './send-course-completion.ts';
import { sendPaymentConfirmation } from './send-payment-confirmation.ts';
import { sendWelcome } from './send-welcome.ts';
import { courseCompletionEmail } from './templates/course-completion.ts';
import { passwordResetEmail } from './templates/password-reset.ts';
import { paymentConfirmationEmail } from './templates/payment-confirmation.ts';
import { welcomeEmail } from './templates/welcome.ts';

type OwnRequest = { userId: string; address: string; email: Email; language: Language; at: Date };

/**
 * Sends somebody a message about themselves. An account's address need not be its owner's, so that its words could reach a
 * stranger: the message says what we know, once for each occasion, and what is not so is refused.
 */
export async function sendOwnEmail(services: Services, request: OwnRequest): Promise<void> {
  const isTrue = await services.db.transaction((tx) => {
    const { email, userId, language, at } = request;
    switch (email.type) {
      case 'welcome':
        return sendWelcome(tx, services, { userId, language, at });
      case 'course_completion':
        return sendIfFound(findCompletedCourse(tx, userId, email.data.courseName), async (course) => {
          // It may be asked for before the completion is settled, and goes out once: the way to the certificate belongs to it.
          await issueCertificate(tx, services, { userId, ...course }, at);
          await sendCourseCompletion(tx, services, { userId, ...course });
        });
      case 'payment_confirmation':
        return sendIfFound(findPaidPayment(tx, userId, email.data), (payment) =>
          sendPaymentConfirmation(tx, services, { userId, ...payment }),
        );
      case 'password_reset':
        // The link's secret part is ours to make, and only the address of the page can be asked for.
        return sendIfFound(isOwnResetPage(services, email.data.resetLink) || undefined, () =>
          requestPasswordReset(services, tx, request.address),
        );
    }
  });
  if (!isTrue) throw new AppError('FORBIDDEN');
}

async function sendIfFound<Fact>(
  fact: Fact | undefined | Promise<Fact | undefined>,
  send: (fact: Fact) => Promise<void>,
): Promise<boolean> {
  const found = await fact;
  if (found === undefined) return false;
  await send(found);
  return true;
}

function isOwnResetPage({ config }: Services, link: string): boolean {
  const { origin, pathname } = new URL(link);
  return origin === new URL(siteUrl(config, '/')).origin && pathname === screenPath('newPassword');
}

type AdministratorRequest = {
  senderId: string;
  to: string;
  email: Email;
  /** For an address that no account has. */
  fallbackLanguage: Language;
  at: Date;
};

/** Sends what an administrator asks for, in their words and to anybody, unless its recipient does without this kind; it is recorded. */
export async function sendAdministratorEmail(services: Services, request: AdministratorRequest): Promise<void> {
  const to = request.to.toLowerCase();
  await services.db.transaction(async (tx) => {
    const recipient = await findRecipientByEmail(tx, to);
    if (request.email.type === 'course_completion' && recipient?.mutedNotifications.includes('courses')) return;
    const cause = causeOf(request, to);
    if (await services.mail.isCaused(tx, cause)) return;
    const content = renderRequested(services, recipient?.language ?? request.fallbackLanguage, request.email);
    await services.mail.send(tx, { cause, ownerId: recipient?.id, to, ...content });
    await recordAudit(tx, {
      ...{ actorId: request.senderId, subjectId: recipient?.id ?? null, action: 'email_sent', reason: null },
      // The address only where no account tells whom it went to: entries outlast accounts.
      details: { type: request.email.type, ...(!recipient && { to }) },
    });
  });
}

/**
 * The request has no cause of its own: the same one again may be a second click, or meant. Within the same minute it
 * counts as a second click, later as meant.
 */
function causeOf({ senderId, email, at }: AdministratorRequest, to: string): string {
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
      return renderEmail(services, { language }, welcomeEmail, { ...email.data, token: undefined });
    case 'course_completion':
      return renderEmail(services, { language }, courseCompletionEmail, email.data);
    case 'payment_confirmation':
      return renderEmail(services, { language }, paymentConfirmationEmail, email.data);
    case 'password_reset':
      return renderEmail(services, { language }, passwordResetEmail, email.data);
  }
}
