import type { Services } from '../../platform/services.ts';
import { accountRoutes } from './account.routes.ts';
import { peopleRoutes } from './people.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { signInRoutes } from './sign-in.routes.ts';
import { twoFactorRoutes } from './two-factor.routes.ts';

export function identityRoutes(services: Services) {
  return {
    ...signInRoutes(services),
    ...accountRoutes(services),
    ...twoFactorRoutes(services),
    ...profileRoutes(services),
    ...peopleRoutes(services),
  };
}
