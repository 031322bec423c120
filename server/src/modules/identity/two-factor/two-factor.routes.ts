import { signedIn } from '../../../platform/access.ts';
import { type ApiContext, os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import { limitUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { revokeTokens } from '../email-tokens.ts';
import { twoFactorChanged } from '../identity.events.ts';
import { findUser } from '../identity.queries.ts';
import { authErrorCode, isAuthRefusal, wrongPassword } from '../sign-in/auth-errors.ts';
import { authHeaders, forwardCookies } from '../sign-in/auth-headers.ts';
import { authenticationOf } from '../sign-in/authentication.ts';

const perUser = { limit: 10, windowSeconds: 300 };

/** Two-factor sign-in: a code generator beside the password, and recovery codes for the day it is lost. */
export function twoFactorRoutes(services: Services) {
  const { db, pool, events } = services;
  const { api } = authenticationOf(services);
  return {
    startTwoFactor: os.identity.startTwoFactor.handler(async ({ input, context }) => {
      await limitUse(pool, `password-check:${ownId(context)}`, perUser);
      const answer = await api
        .enableTwoFactor({ body: { password: input.password }, headers: context.headers })
        .catch(refuse);
      if (answer.method !== 'totp') throw new AppError('INTERNAL');
      const secret = new URL(answer.totpURI).searchParams.get('secret');
      if (!secret) throw new AppError('INTERNAL');
      return { uri: answer.totpURI, secret, recovery_codes: answer.backupCodes };
    }),

    confirmTwoFactor: os.identity.confirmTwoFactor.handler(async ({ input, context }) => {
      const userId = ownId(context);
      await limitUse(pool, `two-factor-code:${userId}`, perUser);
      const before = await findUser(db, userId);
      const { headers } = await api
        .verifyTOTP({
          body: { code: input.code.replace(/\s/g, '') },
          headers: authHeaders(context),
          returnHeaders: true,
        })
        .catch((error: unknown) => {
          throw isAuthRefusal(error) ? new AppError('INVALID_CODE') : error;
        });
      if (!before?.twoFactorEnabled) await tell(userId, true);
      forwardCookies(headers, context);
      return { done: true as const };
    }),

    stopTwoFactor: os.identity.stopTwoFactor.handler(async ({ input, context }) => {
      const userId = ownId(context);
      await limitUse(pool, `password-check:${userId}`, perUser);
      const before = await findUser(db, userId);
      const { headers } = await api
        .disableTwoFactor({
          body: { password: input.password },
          headers: authHeaders(context),
          returnHeaders: true,
        })
        .catch(refuse);
      if (before?.twoFactorEnabled) await tell(userId, false);
      forwardCookies(headers, context);
      return { done: true as const };
    }),

    renewRecoveryCodes: os.identity.renewRecoveryCodes.handler(async ({ input, context }) => {
      await limitUse(pool, `password-check:${ownId(context)}`, perUser);
      const { backupCodes } = await api
        .generateBackupCodes({ body: { password: input.password }, headers: context.headers })
        .catch(refuse);
      return { recovery_codes: backupCodes };
    }),
  };

  async function tell(userId: string, isOn: boolean): Promise<void> {
    await db.transaction(async (tx) => {
      // A device that was trusted before needs the new code once.
      await revokeTokens(tx, userId);
      await events.announce(tx, twoFactorChanged, { userId, isOn, at: new Date() });
    });
  }
}

function ownId({ viewer }: ApiContext): string {
  return signedIn(viewer).user.id;
}

function refuse(error: unknown): never {
  const code = authErrorCode(error);
  if (code === 'INVALID_PASSWORD') throw wrongPassword();
  if (code === 'TOTP_ALREADY_ENABLED') throw new AppError('TWO_FACTOR_ALREADY_ON');
  throw isAuthRefusal(error) ? new AppError('NOT_FOUND') : error;
}
