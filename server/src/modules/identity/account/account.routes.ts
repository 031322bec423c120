import type { FieldProblem } from '@navor/contract';
import { signedIn } from '../../../platform/access.ts';
import { type ApiContext, os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import { countUse, limitUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { revokeTokens } from '../email-tokens.ts';
import { becomeAdministrator, checkAdministratorLink } from '../first-administrator.ts';
import { findUser } from '../identity.queries.ts';
import { endOtherSessions, endSession, findOpenSessions } from '../sessions.queries.ts';
import { isAuthRefusal, wrongPassword } from '../sign-in/auth-errors.ts';
import { authHeaders, forwardCookies } from '../sign-in/auth-headers.ts';
import { authenticationOf } from '../sign-in/authentication.ts';
import { finishPasswordChange } from '../sign-in/finish-password-change.ts';
import { isSamePassword } from '../sign-in/password-hash.ts';
import { refuseGuessablePassword } from '../sign-in/refuse-guessable-password.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { closeAccount, keepAccount } from './close-account.ts';
import { exportData } from './export-data.ts';
import { requestVerification, verifyEmail } from './verify-email.ts';

/** Whoever sits at a screen that was left open may not try passwords at leisure. */
const perUser = { limit: 10, windowSeconds: 300 };
/** A link's secret cannot be guessed; this only keeps the attempts cheap. */
const perAddress = { limit: 30, windowSeconds: 300 };

const unchangedEmail: FieldProblem = { path: 'email', problem: 'unchanged' };
const samePassword: FieldProblem = { path: 'new_password', problem: 'same_password' };

/** The own account: what guards it, where it is open, and how to leave. */
export function accountRoutes(services: Services) {
  const { db, pool } = services;
  const authentication = authenticationOf(services);
  return {
    account: os.identity.account.handler(async ({ context }) => {
      const { user, sessionId } = signedIn(context.viewer);
      const [found, devices] = await Promise.all([findUser(db, user.id), findOpenSessions(db, user.id)]);
      return {
        email: user.email,
        has_two_factor: found?.twoFactorEnabled ?? false,
        recovery_codes_left: found?.twoFactorEnabled ? await countRecoveryCodes(user.id) : null,
        devices: devices.map((device) => ({
          id: device.id,
          is_current: device.id === sessionId,
          created_at: device.createdAt,
          last_active_at: device.updatedAt,
          user_agent: device.userAgent || null,
          ip_address: device.ipAddress || null,
        })),
      };
    }),

    changePassword: os.identity.changePassword.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await limitUse(pool, `password-check:${user.id}`, perUser);
      if (isSamePassword(input.current_password, input.new_password)) {
        // Only whoever knows it hears that it is the one in use.
        await verifyPassword(context, input.current_password, 'current_password');
        throw new AppError('INVALID_INPUT', { fields: [samePassword] });
      }
      const owner = { email: user.email, name: user.full_name };
      await refuseGuessablePassword(input.new_password, owner, 'new_password');
      const { headers } = await authentication.api
        .changePassword({
          body: {
            currentPassword: input.current_password,
            newPassword: input.new_password,
            revokeOtherSessions: true,
          },
          headers: authHeaders(context),
          returnHeaders: true,
        })
        .catch((error: unknown) => {
          throw isAuthRefusal(error) ? wrongPassword('current_password') : error;
        });
      await finishPasswordChange(services, user.id);
      forwardCookies(headers, context);
      return { done: true as const };
    }),

    changeEmail: os.identity.changeEmail.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      const isSame = input.email.toLowerCase() === user.email;
      if (isSame) throw new AppError('INVALID_INPUT', { fields: [unchangedEmail] });
      await checkPassword(context, user.id, input.password);
      // Each one writes to an address that anybody may own.
      await limitUse(pool, `change-email:${user.id}`, { limit: 5, windowSeconds: 3600 });
      const newEmail = input.email.toLowerCase();
      // Whoever owns it is not flooded by many accounts either; as with links for a new password, nobody hears a difference.
      const asked = await countUse(pool, `change-email-to:${newEmail}`, { limit: 5, windowSeconds: 3600 });
      if (asked.kind === 'allowed') await requestEmailChange(services, user.id, newEmail);
      return { accepted: true as const };
    }),

    confirmEmail: os.identity.confirmEmail.handler(async ({ input, context }) => {
      await limitUse(pool, `link:${context.address}`, perAddress);
      return { email: await confirmEmailChange(services, input.token) };
    }),

    verifyEmail: os.identity.verifyEmail.handler(async ({ input, context }) => {
      await limitUse(pool, `link:${context.address}`, perAddress);
      return { email: await verifyEmail(services, input.token) };
    }),

    requestVerification: os.identity.requestVerification.handler(async ({ context }) => {
      const { user } = signedIn(context.viewer);
      await limitUse(pool, `verification:${user.id}`, { limit: 3, windowSeconds: 3600 });
      await requestVerification(services, user.id);
      return { accepted: true as const };
    }),

    becomeAdministrator: os.identity.becomeAdministrator.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await limitUse(pool, `link:${context.address}`, perAddress);
      await becomeAdministrator(services, user.id, input.token);
      return { done: true as const };
    }),

    checkAdministratorLink: os.identity.checkAdministratorLink.handler(async ({ input, context }) => {
      await limitUse(pool, `administrator-link:${context.address}`, perAddress);
      await checkAdministratorLink(services, input.token);
      return { done: true as const };
    }),

    endSession: os.identity.endSession.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      if (!(await endSession(db, user.id, input.id))) throw new AppError('NOT_FOUND');
      return { done: true as const };
    }),

    endOtherSessions: os.identity.endOtherSessions.handler(async ({ context }) => {
      const { user, sessionId } = signedIn(context.viewer);
      await db.transaction(async (tx) => {
        await endOtherSessions(tx, user.id, sessionId);
        await revokeTokens(tx, user.id);
      });
      return { done: true as const };
    }),

    exportData: os.identity.exportData.handler(async ({ context }) => {
      const { user } = signedIn(context.viewer);
      await limitUse(pool, `export:${user.id}`, { limit: 10, windowSeconds: 3600 });
      return exportData(services, user.id);
    }),

    deleteAccount: os.identity.deleteAccount.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await checkPassword(context, user.id, input.password);
      return { deletion_due_at: await closeAccount(services, user.id) };
    }),

    keepAccount: os.identity.keepAccount.handler(async ({ input, context }) => {
      await limitUse(pool, `link:${context.address}`, perAddress);
      await keepAccount(services, input.token);
      return { done: true as const };
    }),
  };

  async function checkPassword(context: ApiContext, userId: string, password: string): Promise<void> {
    await limitUse(pool, `password-check:${userId}`, perUser);
    await verifyPassword(context, password);
  }

  async function verifyPassword(context: ApiContext, password: string, path?: string): Promise<void> {
    await authentication.api
      .verifyPassword({ body: { password }, headers: context.headers })
      .catch((error: unknown) => {
        throw isAuthRefusal(error) ? wrongPassword(path) : error;
      });
  }

  async function countRecoveryCodes(userId: string): Promise<number> {
    const { backupCodes } = await authentication.api.viewBackupCodes({ body: { userId } });
    return backupCodes.length;
  }
}
