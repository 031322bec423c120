import type { Api } from '@navor/contract/page-request';
import { type IntentAnswer, textOf } from '#screen/forms/answer-intent.ts';
import { drawQr, type QrDrawing } from './two-factor-qr.ts';

/** What the forms of the security screen do. */
export function securityIntents({ identity }: Api) {
  const password = (form: FormData) => textOf(form, 'password');
  return {
    'change-email': async (form: FormData) => {
      const email = textOf(form, 'email').trim();
      await identity.changeEmail({ email, password: password(form) });
      return { email };
    },
    'request-verification': () => identity.requestVerification(),
    'change-password': (form: FormData) =>
      identity.changePassword({
        current_password: textOf(form, 'current_password'),
        new_password: textOf(form, 'new_password'),
      }),
    'start-two-factor': async (form: FormData): Promise<TwoFactorSetup> => {
      const { uri, secret, recovery_codes } = await identity.startTwoFactor({ password: password(form) });
      return { secret, recovery_codes, qr: drawQr(uri) };
    },
    'confirm-two-factor': (form: FormData) => identity.confirmTwoFactor({ code: textOf(form, 'code') }),
    'renew-recovery-codes': (form: FormData) => identity.renewRecoveryCodes({ password: password(form) }),
    'stop-two-factor': (form: FormData) => identity.stopTwoFactor({ password: password(form) }),
    'end-session': (form: FormData) => identity.endSession({ id: textOf(form, 'id') }),
    'end-other-sessions': () => identity.endOtherSessions(),
  };
}

/** What is shown once, between asking for two-factor sign-in and the first code that switches it on. */
export type TwoFactorSetup = { secret: string; recovery_codes: string[]; qr: QrDrawing };

export type SecurityAnswer = IntentAnswer<ReturnType<typeof securityIntents>>;
