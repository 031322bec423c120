import type { PaidTier, Tier } from '@navor/contract';
import { type ApiContext, os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import { countUse, forgiveUse, limitUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { languageOf } from '../../../platform/texts.ts';
import { remindOfClosing } from '../account/close-account.ts';
import { signUpAttempted } from '../identity.events.ts';
import { findRecipientByEmail, findUser } from '../identity.queries.ts';
import { presentUser } from '../present-user.ts';
import { endSession, endSessionByToken } from '../sessions.queries.ts';
import { countCodeTry, forgetCodeTries } from '../two-factor/count-code-try.ts';
import { authErrorCode, isAuthRefusal } from './auth-errors.ts';
import { authHeaders, forwardCookies } from './auth-headers.ts';
import { authenticationOf } from './authentication.ts';
import { findPasswordHash, settledPasswordHash } from './find-password-hash.ts';
import { findViewer } from './find-viewer.ts';
import { openAccount } from './open-account.ts';
import { verifyPassword } from './password-hash.ts';
import { refuseGuessablePassword } from './refuse-guessable-password.ts';
import { renewPasswordHash } from './renew-password-hash.ts';
import { resetPassword } from './reset-password.ts';
import { requestPasswordReset } from './send-password-reset.ts';
import { sessionCookie } from './session-cookie.ts';
import { countSignInTry, forgiveSignInTry } from './sign-in-limits.ts';

/** A class opens its accounts in the same minute; nobody needs more. */
const newAccounts = { limit: 100, windowSeconds: 300 };

/** A refused one hints at who is registered: few enough that nobody learns much by it. */
const refusedAccounts = { limit: 30, windowSeconds: 900 };

/** What one caller may ask for before it is known who they are. */
const perAddress = { limit: 100, windowSeconds: 300 };

/** A generator's code is accepted a step before and after its own half minute. */
const codeLifetimeSeconds = 90;

type Credentials = { email: string; password: string };

/** Coming in and going out. Nobody learns here who is registered. */
export function signInRoutes(services: Services) {
  const { db, pool } = services;
  const authentication = authenticationOf(services);
  return {
    session: os.identity.session.handler(({ context: { viewer } }) =>
      viewer.kind === 'anonymous'
        ? { id: null, user: null, profile: null, subscribed: false, plan: null, offer: null }
        : {
            id: viewer.sessionId,
            user: viewer.user,
            profile: viewer.profile,
            subscribed: viewer.tier !== 'free',
            plan: paidTier(viewer.tier),
            offer: viewer.offer,
          },
    ),

    signUp: os.identity.signUp.handler(async ({ input, context }) => {
      const { email, full_name: name, password } = input;
      const tries = `sign-up:${context.address}`;
      await limitUse(pool, `new-accounts:${context.address}`, newAccounts);
      await limitUse(pool, tries, refusedAccounts);
      await refuseGuessablePassword(password, { email, name });
      const opened = await openAccount(
        services,
        { email, name, password, language: languageOf(context.headers) },
        { address: context.address, userAgent: context.headers.get('user-agent') },
      );
      if (opened.kind === 'opened') {
        await forgiveUse(pool, tries);
        context.responseHeaders.append('set-cookie', sessionCookie(services, opened.sessionToken));
        return { user: presentUser(opened.user) };
      }
      // The same form sent twice finds its own account: whoever knows its password is let in.
      const { headers, response } = await signIn(input, context).catch(async (refused: unknown) => {
        await tellOwner(email);
        throw refused;
      });
      if (!('user' in response)) throw new AppError('INVALID_CREDENTIALS');
      await forgiveUse(pool, tries);
      forwardCookies(headers, context);
      return { user: await userOf(response.user.id) };
    }),

    signIn: os.identity.signIn.handler(async ({ input, context }) => {
      const { headers, response } = await signIn(input, context);
      // The cookie of the session that this browser had is written over: nobody could ever end it.
      if (context.viewer.kind === 'signed-in') await endSession(db, context.viewer.user.id, context.viewer.sessionId);
      forwardCookies(headers, context);
      if (!('user' in response)) return { status: 'code-required' as const, user: null };
      return { status: 'signed-in' as const, user: await userOf(response.user.id) };
    }),

    confirmSignIn: os.identity.confirmSignIn.handler(async ({ input, context }) => {
      if (context.viewer.kind === 'signed-in') return { user: context.viewer.user };
      const tries = `sign-in-code:${context.address}`;
      await limitUse(pool, tries, perAddress);
      await countCodeTry(services, context.headers);
      const code = asStored(input.code);
      const request = {
        body: { code, trustDevice: input.trust_device },
        headers: authHeaders(context),
        returnHeaders: true as const,
      };
      const { api } = authentication;
      const isFromGenerator = /^\d{6}$/.test(code);
      const { headers, response } = await (isFromGenerator
        ? api.verifyTOTP(request)
        : api.verifyBackupCode(request)
      ).catch(refuseCode);
      if (isFromGenerator) await refuseRepeatedCode(response.user.id, code, response.token ?? '');
      await forgiveUse(pool, tries);
      await forgetCodeTries(services, response.user.id);
      forwardCookies(headers, context);
      return { user: await userOf(response.user.id) };
    }),

    signOut: os.identity.signOut.handler(async ({ context }) => {
      const { headers } = await authentication.api.signOut({ headers: context.headers, returnHeaders: true });
      // The library keeps quiet about a database that did not answer, and the session would live on.
      const { viewer } = await findViewer(services, context.headers);
      if (viewer.kind === 'signed-in') throw new AppError('UNAVAILABLE');
      forwardCookies(headers, context);
      // What the browser has stored of somebody (drafts, what was not sent) is not for whoever sits down next.
      context.responseHeaders.set('clear-site-data', '"storage"');
      return { signed_out: true as const };
    }),

    /** Queued whether or not the address is known: what takes time must not tell. */
    requestPasswordReset: os.identity.requestPasswordReset.handler(async ({ input, context }) => {
      const email = input.email.toLowerCase();
      await limitUse(pool, `password-reset:${context.address}`, perAddress);
      await requestPasswordReset(services, db, email);
      return { accepted: true as const };
    }),

    resetPassword: os.identity.resetPassword.handler(async ({ input, context }) => {
      await limitUse(pool, `new-password:${context.address}`, perAddress);
      await resetPassword(services, input.token, input.password);
      return { done: true as const };
    }),
  };

  async function signIn({ email, password }: Credentials, context: ApiContext) {
    await countSignInTry(pool, email, context.address);
    const checked = await findPasswordHash(db, email);
    try {
      const answer = await authentication.api.signInEmail({
        body: { email: email.toLowerCase(), password },
        headers: authHeaders(context),
        returnHeaders: true,
      });
      await refuseFormerPassword(
        checked,
        { email, password },
        'token' in answer.response ? answer.response.token : null,
      );
      await forgiveSignInTry(pool, email, context.address);
      await renewPasswordHash(db, email, password);
      return answer;
    } catch (error) {
      if (authErrorCode(error) === 'ACCOUNT_CLOSING') {
        await remindOfClosing(services, email);
        throw new AppError('ACCOUNT_CLOSING');
      }
      if (isAuthRefusal(error)) context.log.warn({ address: context.address }, 'sign-in refused');
      // One answer for a wrong address and a wrong password.
      throw isAuthRefusal(error) ? new AppError('INVALID_CREDENTIALS') : error;
    }
  }

  /**
   * A new password ends all sessions, but not one that opens at that very moment by the former. Whoever is
   * changing it is waited for; whoever does so later finds the session.
   */
  async function refuseFormerPassword(
    checked: string | undefined,
    { email, password }: Credentials,
    sessionToken: string | null,
  ): Promise<void> {
    const hash = await settledPasswordHash(db, email);
    if (hash === checked || (hash && (await verifyPassword({ hash, password })))) return;
    if (sessionToken) await endSessionByToken(db, sessionToken);
    throw new AppError('INVALID_CREDENTIALS');
  }

  /** A code that was read over somebody's shoulder is good for nothing once its owner has used it. */
  async function refuseRepeatedCode(userId: string, code: string, sessionToken: string): Promise<void> {
    const use = await countUse(pool, `used-code:${userId}:${code}`, { limit: 1, windowSeconds: codeLifetimeSeconds });
    if (use.kind === 'allowed') return;
    await endSessionByToken(db, sessionToken);
    throw new AppError('INVALID_CODE');
  }

  /** Whoever opens a second account by mistake hears of the first, in the one place that only its owner reads. */
  async function tellOwner(email: string): Promise<void> {
    const owner = await findRecipientByEmail(db, email);
    if (!owner) return;
    await db.transaction((tx) => services.events.announce(tx, signUpAttempted, { userId: owner.id, at: new Date() }));
  }

  async function userOf(id: string) {
    const user = await findUser(db, id);
    if (!user) throw new AppError('INTERNAL');
    return presentUser(user);
  }
}

/** Codes as people copy them: with spaces, in capitals, with or without the dash of a recovery code. */
function asStored(code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return letters.length === 10 ? `${letters.slice(0, 5)}-${letters.slice(5)}` : letters;
}

const wrongCode = new Set(['INVALID_CODE', 'INVALID_BACKUP_CODE']);

function refuseCode(error: unknown): never {
  const code = authErrorCode(error);
  if (code && wrongCode.has(code)) throw new AppError('INVALID_CODE');
  if (code === 'ACCOUNT_TEMPORARILY_LOCKED') throw new AppError('RATE_LIMITED', { retryAfterSeconds: 900 });
  if (code === 'ACCOUNT_CLOSING') throw new AppError('ACCOUNT_CLOSING');
  throw isAuthRefusal(error) ? new AppError('SIGN_IN_EXPIRED') : error;
}

function paidTier(tier: Tier): PaidTier | null {
  return tier === 'free' ? null : tier;
}
