import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/database.ts';
import { listen } from '../../../platform/events.ts';
import { screenUrl } from '../../../platform/http/site-url.ts';
import {
  accountClosing,
  emailChanged,
  emailChangeRequested,
  emailVerificationRequested,
  emailVerified,
  issueEmailToken,
  passwordChanged,
  passwordResetRequested,
  signedIn,
  signUpAttempted,
  twoFactorChanged,
} from '../../identity/index.ts';
import { sendAccountEmail } from '../send-account-email.ts';
import { sendWelcome } from '../send-welcome.ts';
import { accountClosingEmail } from '../templates/account-closing.ts';
import { emailChangeEmail } from '../templates/email-change.ts';
import { emailChangeNoticeEmail } from '../templates/email-change-notice.ts';
import { emailChangedEmail } from '../templates/email-changed.ts';
import { passwordChangedEmail } from '../templates/password-changed.ts';
import { passwordResetEmail } from '../templates/password-reset.ts';
import { signUpAttemptEmail } from '../templates/sign-up-attempt.ts';
import { twoFactorChangedEmail } from '../templates/two-factor-changed.ts';
import { verifyEmailEmail } from '../templates/verify-email.ts';

const welcome = listen(signedIn, 'email.welcome', async (db, arrival, services) => {
  await sendWelcome(db, services, arrival);
});

const verification = listen(emailVerificationRequested, 'email.verify-email', (db, { userId, linkId }, services) =>
  withToken(db, linkId, (token) =>
    sendAccountEmail(db, services, userId, {
      cause: `verify-email:${linkId}`,
      template: verifyEmailEmail,
      data: { token },
      unverified: 'sent',
    }),
  ),
);

const heldMail = listen(emailVerified, 'email.held-mail', (db, { userId }, services) =>
  services.mail.release(db, userId),
);

const signUpAttempt = listen(signUpAttempted, 'email.sign-up-attempt', (db, { userId, at }, services) =>
  sendAccountEmail(db, services, userId, {
    // Once a day, so that nobody fills a mailbox by signing up over and over with its address.
    cause: `sign-up-attempt:${userId}:${at.toISOString().slice(0, 10)}`,
    template: signUpAttemptEmail,
    data: {},
    unverified: 'dropped',
  }),
);

const passwordReset = listen(passwordResetRequested, 'email.password-reset', (db, { userId, linkId }, services) =>
  withToken(db, linkId, (token) =>
    sendAccountEmail(db, services, userId, {
      cause: `password-reset:${linkId}`,
      template: passwordResetEmail,
      data: { resetLink: screenUrl(services.config, 'newPassword', { token }) },
      unverified: 'sent',
    }),
  ),
);

const passwordNotice = listen(passwordChanged, 'email.password-changed', (db, { userId, at }, services) =>
  sendAccountEmail(db, services, userId, {
    cause: `password-changed:${userId}:${at.toISOString()}`,
    template: passwordChangedEmail,
    data: {},
  }),
);

const emailChange = listen(emailChangeRequested, 'email.email-change', (db, { userId, newEmail, linkId }, services) =>
  withToken(db, linkId, (token) =>
    sendAccountEmail(db, services, userId, {
      cause: `email-change:${linkId}`,
      to: newEmail,
      template: emailChangeEmail,
      data: { token },
      unverified: 'sent',
    }),
  ),
);

const emailChangeNotice = listen(
  emailChangeRequested,
  'email.email-change-notice',
  (db, { userId, newEmail, linkId }, services) =>
    sendAccountEmail(db, services, userId, {
      cause: `email-change-notice:${linkId}`,
      template: emailChangeNoticeEmail,
      data: { newEmail },
    }),
);

const emailNotice = listen(emailChanged, 'email.email-changed', (db, { userId, oldEmail }, services) =>
  sendAccountEmail(db, services, userId, {
    // An account may leave the same address twice, so the event's delivery, which happens once, is the cause.
    cause: `email-changed:${randomUUID()}`,
    to: oldEmail,
    template: emailChangedEmail,
    data: {},
  }),
);

const twoFactorNotice = listen(twoFactorChanged, 'email.two-factor-changed', (db, { userId, isOn, at }, services) =>
  sendAccountEmail(db, services, userId, {
    cause: `two-factor-changed:${userId}:${at.toISOString()}`,
    template: twoFactorChangedEmail,
    data: { isOn },
  }),
);

const closingNotice = listen(accountClosing, 'email.account-closing', (db, { userId, dueAt, linkId }, services) =>
  withToken(db, linkId, (token) =>
    sendAccountEmail(db, services, userId, {
      cause: `account-closing:${linkId}`,
      template: accountClosingEmail,
      data: { dueAt, token },
      unverified: 'sent',
    }),
  ),
);

export const identityEmailListeners = [
  ...[welcome, verification, heldMail, signUpAttempt, passwordReset, passwordNotice],
  ...[emailChange, emailChangeNotice, emailNotice, twoFactorNotice, closingNotice],
];

/** A link that was revoked before its message was written is not sent at all. */
async function withToken(db: Db, linkId: string, send: (token: string) => Promise<void>): Promise<void> {
  const token = await issueEmailToken(db, linkId);
  if (token) await send(token);
}
