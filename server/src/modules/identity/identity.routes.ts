import type { User } from '@navor/contract';
import { isAPIError } from 'better-auth/api';
import { signedIn } from '../../platform/access.ts';
import { os } from '../../platform/api.ts';
import { AppError } from '../../platform/errors.ts';
import { limitUse } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import type { Authentication } from './authentication.ts';
import { findViewer } from './find-viewer.ts';
import { findUser } from './identity.queries.ts';

/** Beside the limit for each account: one caller may not try many of them either. */
const perAddress = { limit: 30, windowSeconds: 300 };

export function identityRoutes(services: Services, authentication: Authentication) {
  return {
    session: os.identity.session.handler(({ context: { viewer } }) =>
      viewer.kind === 'anonymous'
        ? { user: null, profile: null, subscribed: false }
        : { user: viewer.user, profile: viewer.profile, subscribed: viewer.subscribed },
    ),

    profile: os.identity.profile.handler(({ context }) => {
      const { profile } = signedIn(context.viewer);
      if (!profile) throw new AppError('PGRST116');
      return profile;
    }),

    signUp: os.identity.signUp.handler(async ({ input, context }) => {
      await limitUse(services.pool, `sign-up:${context.address}`, perAddress);
      const { headers, response } = await authentication.api
        .signUpEmail({
          body: { name: input.full_name, email: input.email.toLowerCase(), password: input.password },
          headers: context.headers,
          returnHeaders: true,
        })
        // The same form sent twice finds its own account: whoever knows its password is let in.
        .catch((error: unknown) => {
          if (!isRefusal(error)) throw error;
          return signIn(input, context.headers);
        });
      passOn(headers, context.responseHeaders);
      return { user: await presentUser(response.user.id) };
    }),

    signIn: os.identity.signIn.handler(async ({ input, context }) => {
      await limitUse(services.pool, `sign-in:${context.address}`, perAddress);
      const { headers, response } = await signIn(input, context.headers);
      passOn(headers, context.responseHeaders);
      return { user: await presentUser(response.user.id) };
    }),

    signOut: os.identity.signOut.handler(async ({ context }) => {
      const { headers } = await authentication.api.signOut({ headers: context.headers, returnHeaders: true });
      // The library keeps quiet about a database that did not answer, and the session would live on.
      if ((await findViewer(services, context.headers)).kind === 'signed-in') throw new AppError('UNAVAILABLE');
      passOn(headers, context.responseHeaders);
      return { signed_out: true as const };
    }),
  };

  function signIn({ email, password }: { email: string; password: string }, headers: Headers) {
    const body = { email: email.toLowerCase(), password };
    return authentication.api.signInEmail({ body, headers, returnHeaders: true }).catch(refuse);
  }

  async function presentUser(id: string): Promise<User> {
    const user = await findUser(services.db, id);
    if (!user) throw new AppError('INTERNAL');
    const { email, name, createdAt, roles } = user;
    return { id, email, full_name: name, created_at: createdAt, roles: roles as User['roles'] };
  }
}

/**
 * One answer for a wrong address, a wrong password and an address that already has an account:
 * nobody learns here who is registered.
 */
function refuse(error: unknown): never {
  throw isRefusal(error) ? new AppError('INVALID_CREDENTIALS') : error;
}

/** Whether the sign-in library said no, as opposed to having broken. */
function isRefusal(error: unknown): boolean {
  return isAPIError(error) && error.statusCode < 500;
}

function passOn(from: Headers, to: Headers): void {
  for (const cookie of from.getSetCookie()) to.append('set-cookie', cookie);
}
