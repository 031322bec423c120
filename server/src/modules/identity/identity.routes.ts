import type { Services } from '../../platform/services.ts';
import { accountRoutes } from './account/account.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { twoFactorRoutes } from './two-factor/two-factor.routes.ts';

export function identityRoutes(services: Services) {
  return {
    ...signInRoutes(services),
    ...accountRoutes(services),
    ...twoFactorRoutes(services),
    ...profileRoutes(services),
    ...peopleRoutes(services),
  };
}
