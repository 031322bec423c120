import { passwordLength } from '@navor/contract';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthMiddleware } from 'better-auth/api';
import { z } from 'zod';
import { limitUse } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { languageOf } from '../../platform/texts.ts';
import { completeNewAccount } from './complete-new-account.ts';
import { signedIn } from './identity.events.ts';
import { accounts, sessions, users, verifications } from './identity.tables.ts';

const day = 24 * 60 * 60;
/** A password hash costs a tenth of a second of a core: this keeps guessing, and exhaustion, slow. */
const perAccount = { limit: 10, windowSeconds: 300 };

export const sessionCookiePrefix = 'navor';

export type Authentication = ReturnType<typeof createAuthentication>;

/** Passwords, sessions and their cookies, kept by Better Auth in our tables. */
export function createAuthentication(services: Services) {
  const { config, db, secret } = services;
  return betterAuth({
    appName: 'Navor',
    basePath: '/api/auth',
    baseURL: config.publicUrl ?? `http://${config.host}:${config.port}`,
    // Requests from another origin are refused before they get here, so the address that was asked for is our own.
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    // The unexpected is logged and answered like that of any other address.
    onAPIError: { throw: true },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
      transaction: true,
    }),
    advanced: {
      cookiePrefix: sessionCookiePrefix,
      useSecureCookies: config.publicUrl?.startsWith('https:') ?? false,
      database: { generateId: 'uuid' },
    },
    // Offered by the contract instead, with its checks and its discretion about who is registered.
    disabledPaths: ['/sign-up/email', '/update-user'],
    // Limits are counted in the database by the platform, for all processes together.
    rateLimit: { enabled: false },
    hooks: {
      // Here, and not in a route, since the library has an address of its own for signing in.
      before: createAuthMiddleware(async ({ path, body }) => {
        const email = path === '/sign-in/email' && z.email().safeParse(body?.email).data;
        // Longer ones than an account may have are counted as one: a key of any length could not be stored.
        if (email) await limitUse(services.pool, `sign-in:${email.toLowerCase().slice(0, 254)}`, perAccount);
      }),
    },
    session: { expiresIn: 30 * day, updateAge: day },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
    },
    user: { additionalFields: { roles: { type: 'string[]', required: false, input: false } } },
    databaseHooks: {
      user: { create: { after: (user) => completeNewAccount(services, user) } },
      session: {
        create: {
          after: (session, context) =>
            db.transaction((tx) =>
              services.events.announce(tx, signedIn, {
                userId: session.userId,
                language: languageOf(context?.headers ?? new Headers()),
                at: session.createdAt,
              }),
            ),
        },
      },
    },
  });
}
