import type { PersonalTable } from '../../platform/personal-data.ts';
import type { Services } from '../../platform/services.ts';
import { accountRoutes } from './account.routes.ts';
import type { Authentication } from './authentication.ts';
import { peopleRoutes } from './people.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import type { sendPasswordResetJob } from './send-password-reset.ts';
import { signInRoutes } from './sign-in.routes.ts';
import { twoFactorRoutes } from './two-factor.routes.ts';

export type IdentityParts = {
  authentication: Authentication;
  sendPasswordReset: ReturnType<typeof sendPasswordResetJob>;
  /** What an export of somebody's data consists of, over all modules. */
  personalTables: readonly PersonalTable[];
};

export function identityRoutes(
  services: Services,
  { authentication, sendPasswordReset, personalTables }: IdentityParts,
) {
  return {
    ...signInRoutes(services, authentication, sendPasswordReset),
    ...accountRoutes(services, authentication, personalTables),
    ...twoFactorRoutes(services, authentication),
    ...profileRoutes(services),
    ...peopleRoutes(services),
  };
}
