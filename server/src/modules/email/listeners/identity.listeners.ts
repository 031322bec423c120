import { createHash, randomUUID } from 'node:crypto';
import { listen } from '../../../platform/events.ts';
import { screenUrl } from '../../../platform/http/site-url.ts';
import {
  accountClosing,
  emailChanged,
  emailChangeRequested,
  findRecipient,
  passwordChanged,
  passwordResetRequested,
  signedIn,
  signUpAttempted,
  twoFactorChanged,
} from '../../identity/index.ts';
import { renderEmail } from '../render-email.ts';
import { sendAccountEmail } from '../send-account-email.ts';
import { accountClosingEmail } from '../templates/account-closing.ts';
import { emailChangeEmail } from '../templates/email-change.ts';
import { emailChangeNoticeEmail } from '../templates/email-change-notice.ts';
import { emailChangedEmail } from '../templates/email-changed.ts';
import { passwordChangedEmail } from '../templates/password-changed.ts';
import { passwordResetEmail } from '../templates/password-reset.ts';
import { signUpAttemptEmail } from '../templates/sign-up-attempt.ts';
import { twoFactorChangedEmail } from '../templates/two-factor-changed.ts';
import { welcomeEmail } from '../templates/welcome.ts';

/** Whoever signs in for the first time this soon after the account was opened is new here. */
const welcomeWindowMs = 5 * 60 * 1000;

const welcome = listen(signedIn, 'email.welcome', async (db, { userId, language, at }, services) => {
  const recipient = await findRecipient(db, userId);
  if (!recipient || at.getTime() - recipient.createdAt.getTime() >= welcomeWindowMs) return;
  await services.mail.send(db, {
    cause: `welcome:${userId}`,
    ownerId: userId,
    to: recipient.email,
    ...renderEmail(services, language, welcomeEmail, { userName: recipient.name }),
  });
});

const signUpAttempt = listen(signUpAttempted, 'email.sign-up-attempt', (db, { userId, at }, services) =>
  sendAccountEmail(db, services, userId, {
    // Once a day, so that nobody fills a mailbox by signing up over and over with its address.
    cause: `sign-up-attempt:${userId}:${at.toISOString().slice(0, 10)}`,
    template: signUpAttemptEmail,
    data: {},
  }),
);

const passwordReset = listen(passwordResetRequested, 'email.password-reset', (db, { userId, token }, services) =>
  sendAccountEmail(db, services, userId, {
    cause: `password-reset:${fingerprint(token)}`,
    template: passwordResetEmail,
    data: { resetLink: screenUrl(services.config, 'newPassword', { token }) },
  }),
);

const passwordNotice = listen(passwordChanged, 'email.password-changed', (db, { userId, at }, services) =>
  sendAccountEmail(db, services, userId, {
    cause: `password-changed:${userId}:${at.toISOString()}`,
    template: passwordChangedEmail,
    data: {},
  }),
);

const emailChange = listen(emailChangeRequested, 'email.email-change', (db, { userId, newEmail, token }, services) =>
  sendAccountEmail(db, services, userId, {
    cause: `email-change:${fingerprint(token)}`,
    to: newEmail,
    template: emailChangeEmail,
    data: { token },
  }),
);

const emailChangeNotice = listen(
  emailChangeRequested,
  'email.email-change-notice',
  (db, { userId, newEmail, token }, services) =>
    sendAccountEmail(db, services, userId, {
      cause: `email-change-notice:${fingerprint(token)}`,
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

const closingNotice = listen(accountClosing, 'email.account-closing', (db, { userId, dueAt, token }, services) =>
  sendAccountEmail(db, services, userId, {
    cause: `account-closing:${fingerprint(token)}`,
    template: accountClosingEmail,
    data: { dueAt, token },
  }),
);

export const identityEmailListeners = [
  ...[welcome, signUpAttempt, passwordReset, passwordNotice],
  ...[emailChange, emailChangeNotice, emailNotice, twoFactorNotice, closingNotice],
];

/** Names a link in a cause without giving its secret away. */
function fingerprint(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
