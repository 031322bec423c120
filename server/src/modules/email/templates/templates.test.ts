import { languages } from '@navor/languages';
import { describe, expect, it } from 'vitest';
import { accountClosingEmail } from './account-closing.ts';
import { composed, expectComplete } from './compose-email.fixture.ts';
import { courseCompletionEmail } from './course-completion.ts';
import { emailChangeEmail } from './email-change.ts';
import { emailChangeNoticeEmail } from './email-change-notice.ts';
import { emailChangedEmail } from './email-changed.ts';
import { passwordChangedEmail } from './password-changed.ts';
import { passwordResetEmail } from './password-reset.ts';
import { paymentConfirmationEmail } from './payment-confirmation.ts';
import { paymentFailedEmail } from './payment-failed.ts';
import { paymentRefundedEmail } from './payment-refunded.ts';
import { planGrantedEmail } from './plan-granted.ts';
import { resultChangedEmail } from './result-changed.ts';
import { signUpAttemptEmail } from './sign-up-attempt.ts';
import { subscriptionCancelledEmail } from './subscription-cancelled.ts';
import { subscriptionEndedEmail, type ToldEndReason } from './subscription-ended.ts';
import { trialEndingEmail } from './trial-ending.ts';
import { trialStartedEmail } from './trial-started.ts';
import { twoFactorChangedEmail } from './two-factor-changed.ts';
import { verifyEmailEmail } from './verify-email.ts';
import { welcomeEmail } from './welcome.ts';

const userName = 'Živa Öster';
const trial = { userName, planName: 'Premium', endsAt: new Date('2026-03-09T23:30:00Z'), amount: 39, currency: 'EUR' };
const ended = (language: (typeof languages)[number], reason: ToldEndReason) =>
  composed(language, subscriptionEndedEmail, { userName, reason });
const messages = {
  welcome: (language) => composed(language, welcomeEmail, { userName, token: 'secret' }),
  verifyEmail: (language) => composed(language, verifyEmailEmail, { userName, token: 'secret' }),
  courseCompletion: (language) => composed(language, courseCompletionEmail, { userName, courseName: 'Čas & tok' }),
  courseCertified: (language) =>
    composed(language, courseCompletionEmail, {
      ...{ userName, courseName: 'Čas & tok', certificate: { kind: 'issued', certificateId: 'a1' } },
    }),
  courseWithoutPlan: (language) =>
    composed(language, courseCompletionEmail, {
      ...{ userName, courseName: 'Čas & tok', certificate: { kind: 'locked', planName: 'Standard' } },
    }),
  paymentConfirmation: (language) =>
    composed(language, paymentConfirmationEmail, { userName, amount: 12345.5, currency: 'eur' }),
  paymentWithInvoice: (language) =>
    composed(language, paymentConfirmationEmail, {
      ...{ userName, amount: 19, currency: 'EUR' },
      paid: { planName: 'Standard', invoiceNumber: 'R-2026-000042' },
    }),
  purchaseWithInvoice: (language) =>
    composed(language, paymentConfirmationEmail, {
      ...{ userName, amount: 27, currency: 'EUR' },
      paid: { title: 'Ura z Nejo Zupan', invoiceNumber: 'R-2026-000043' },
    }),
  paymentFailed: (language) =>
    composed(language, paymentFailedEmail, {
      ...{ userName, planName: 'Standard', amount: 19, currency: 'EUR' },
      ...{ nextTryAt: new Date('2026-03-11T10:00:00Z'), accessUntil: new Date('2026-03-16T10:00:00Z') },
    }),
  paymentFailedForGood: (language) =>
    composed(language, paymentFailedEmail, {
      ...{ userName, planName: 'Standard', amount: 19, currency: 'EUR' },
      ...{ nextTryAt: null, accessUntil: new Date('2026-03-16T10:00:00Z') },
    }),
  paymentRefunded: (language) =>
    composed(language, paymentRefundedEmail, {
      ...{ userName, amount: 19, currency: 'EUR', creditNoteNumber: 'D-2026-000007' },
      title: 'Ura z Nejo Zupan',
    }),
  planGranted: (language) =>
    composed(language, planGrantedEmail, { userName, planName: 'Premium', endsAt: new Date('2026-03-09T23:30:00Z') }),
  planGrantedForever: (language) =>
    composed(language, planGrantedEmail, { userName, planName: 'Standard', endsAt: null }),
  subscriptionCancelled: (language) =>
    composed(language, subscriptionCancelledEmail, { userName, planName: 'Pro', endsAt: trial.endsAt }),
  subscriptionCancelledEnd: (language) => ended(language, 'cancelled'),
  subscriptionUnpaidEnd: (language) => ended(language, 'unpaid'),
  subscriptionRefundedEnd: (language) => ended(language, 'refunded'),
  subscriptionRevokedEnd: (language) => ended(language, 'revoked'),
  trialStarted: (language) => composed(language, trialStartedEmail, trial),
  trialEnding: (language) => composed(language, trialEndingEmail, trial),
  passwordReset: (language) =>
    composed(language, passwordResetEmail, { userName, resetLink: 'https://learn.example/reset-password?token=a&b' }),
  emailChange: (language) => composed(language, emailChangeEmail, { userName, token: 'a+b' }),
  emailChangeNotice: (language) =>
    composed(language, emailChangeNoticeEmail, { userName, newEmail: 'new@example.com' }),
  emailChanged: (language) => composed(language, emailChangedEmail, { userName }),
  passwordChanged: (language) => composed(language, passwordChangedEmail, { userName }),
  accountClosing: (language) =>
    composed(language, accountClosingEmail, { userName, dueAt: new Date('2026-03-09T23:30:00Z'), token: 'a+b' }),
  resultChanged: (language) =>
    composed(language, resultChangedEmail, {
      ...{ userName, quizName: 'Ohm & co.', attemptId: 'a1', reason: 'Napaka v ključu.' },
      ...{ oldPoints: 3, newPoints: 4.333333, maxPoints: 10 },
    }),
  signUpAttempt: (language) => composed(language, signUpAttemptEmail, { userName }),
  twoFactorOn: (language) => composed(language, twoFactorChangedEmail, { userName, isOn: true }),
  twoFactorOff: (language) => composed(language, twoFactorChangedEmail, { userName, isOn: false }),
} satisfies Record<string, (language: (typeof languages)[number]) => ReturnType<typeof composed>>;

describe.each(Object.entries(messages))('%s', (_, write) => {
  it.each(languages)('is complete in %s', (language) => {
    const message = write(language);
    expectComplete(message, language);
    expect(message.text).toContain(userName);
  });

  it('says something different in every language', () => {
    const written = languages.map((language) => write(language));
    expect(new Set(written.map(({ subject }) => subject)).size).toBe(languages.length);
    expect(new Set(written.map(({ text }) => text)).size).toBe(languages.length);
  });
});

describe('a message', () => {
  it.each([
    ['sl', '12.345,50 €'],
    ['en', '€12,345.50'],
    ['de', '12.345,50 €'],
  ] as const)('writes an amount as %s does', (language, amount) => {
    const { subject, text } = messages.paymentConfirmation(language);
    expect(subject.replace(/\s/g, ' ')).toContain(amount);
    expect(text.replace(/\s/g, ' ')).toContain(amount);
  });

  it.each([
    ['sl', '9. 3. 2026'],
    ['en', '9 March 2026'],
    ['de', '9. März 2026'],
  ] as const)('writes a date as %s does', (language, date) => {
    expect(messages.accountClosing(language).text.replace(/\s/g, ' ')).toContain(date);
  });

  it('shows its link also where it can be read and copied', () => {
    const { html, text } = messages.emailChange('en');
    const address = 'https://learn.example/auth/confirm-email?token=a%2Bb';
    expect(html.split(address)).toHaveLength(4);
    expect(text).toContain(`\n${address}\n`);
  });

  it('shows markup in a title as text', () => {
    const { html } = composed('en', courseCompletionEmail, { userName, courseName: 'Tok <b>in</b> čas & co.' });
    expect(html).toContain('Tok &#60;b&#62;in&#60;/b&#62; čas &#38; co.');
    expect(html).not.toContain('<b>');
  });

  it('greets without a name where that is more than one', () => {
    const { text } = composed('en', passwordChangedEmail, { userName: 'Win at evil.example' });
    expect(text).toMatch(/^Hello!/);
    expect(text).not.toContain('evil');
  });

  it('keeps its subject on one line, whatever a name contains', () => {
    const courseName = 'Tok\r\nBcc: victim@example.com';
    const { subject } = composed('en', courseCompletionEmail, { userName, courseName });
    expect(subject).toBe('Congratulations: you have completed Tok Bcc: victim@example.com');
  });
});
