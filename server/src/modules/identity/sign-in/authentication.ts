import { randomInt } from 'node:crypto';
import { passwordLength } from '@navor/contract';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Services } from '../../../platform/services.ts';
import { languageOf } from '../../../platform/texts.ts';
import { signedIn } from '../identity.events.ts';
import { isClosed } from '../identity.policy.ts';
import { findUser } from '../identity.queries.ts';
import { accounts, sessions, twoFactors, users, verifications } from '../identity.tables.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { callerAddressHeader, isServedSecurely, sessionCookiePrefix, sessionSeconds } from './session-settings.ts';
import { noteSwallowed, revealingOutages } from './swallowed-outages.ts';

/** Where a new session means that somebody came in, and not just that a session was replaced by a fresh one. */
const waysIn = new Set(['/sign-in/email', '/two-factor/verify-totp', '/two-factor/verify-backup-code']);

type Library = ReturnType<typeof createLibrary>;
export type Authentication = Pick<Library, 'api'>;

const made = new WeakMap<Services, Authentication>();

/** Passwords, codes, sessions and their cookies, kept by Better Auth in our tables; made once for each set of services. */
export function authenticationOf(services: Services): Authentication {
  const authentication = made.get(services) ?? createAuthentication(services);
  made.set(services, authentication);
  return authentication;
}

function createAuthentication(services: Services): Authentication {
  return { api: revealingOutages(createLibrary(services).api) };
}

function createLibrary(services: Services) {
  const { config, db, secret, events } = services;
  return betterAuth({
    appName: 'Navor',
    basePath: '/api/auth',
    baseURL: config.publicUrl ?? `http://${config.host}:${config.port}`,
    secret,
    telemetry: { enabled: false },
    logger: { level: 'error', log: noteSwallowed },
    // The unexpected is logged and answered like that of any other address.
    onAPIError: { throw: true },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications, twoFactor: twoFactors },
      transaction: true,
    }),
    advanced: {
      cookiePrefix: sessionCookiePrefix(config),
      // The library's own way to secure cookies puts its weaker prefix before ours.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isServedSecurely(config) },
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [callerAddressHeader] },
      // Requests from another site are refused before they get here (same-origin.ts), in production and tests alike.
      disableOriginCheck: true,
      disableCSRFCheck: true,
    },
    // Limits are counted in the database by the platform, for all processes together.
    rateLimit: { enabled: false },
    // A link is whole only in the message that carries it.
    verification: { storeIdentifier: 'hashed' },
    plugins: [
      twoFactor({
        issuer: 'Navor',
        backupCodeOptions: { storeBackupCodes: 'encrypted', customBackupCodesGenerate: newRecoveryCodes },
      }),
    ],
    // Renewal is done by findViewer, which looks sessions up.
    session: { expiresIn: sessionSeconds, disableSessionRefresh: true },
    emailAndPassword: {
      enabled: true,
      // Accounts are opened by `open-account.ts`, in one transaction.
      disableSignUp: true,
      password: { hash: hashPassword, verify: verifyPassword },
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
    },
    user: { additionalFields: { roles: { type: 'string[]', required: false, input: false } } },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            const user = await findUser(db, userId);
            if (user && isClosed(user)) throw new APIError('FORBIDDEN', { code: 'ACCOUNT_CLOSING' });
            if (user?.isDemo && !config.isDemo) throw new APIError('UNAUTHORIZED', { code: 'DEMO_IS_OVER' });
          },
          after: async (session, context) => {
            if (context && !waysIn.has(context.path)) return;
            const user = await findUser(db, session.userId);
            // The library opens a session for the right password and ends it again to ask for a code first.
            if (user?.twoFactorEnabled && context?.path === '/sign-in/email') return;
            await db.transaction((tx) =>
              events.announce(tx, signedIn, {
                userId: session.userId,
                language: languageOf(context?.headers ?? new Headers()),
                at: session.createdAt,
              }),
            );
          },
        },
      },
    },
  });
}

/** Letters and digits that cannot be mistaken for one another when copied from paper. */
const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 5 }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('');
  return Array.from({ length: 10 }, () => `${part()}-${part()}`);
}
