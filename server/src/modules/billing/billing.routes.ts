import type { Services } from '../../platform/services.ts';
import { administrationRoutes } from './administration/administration.routes.ts';
import { papersRoutes } from './invoices/papers.routes.ts';
import { ownRoutes } from './own.routes.ts';
import { sandboxRoutes } from './sandbox/sandbox.routes.ts';

export function billingRoutes(services: Services) {
  return {
    ...ownRoutes(services),
    ...papersRoutes(services),
    ...sandboxRoutes(services),
    ...administrationRoutes(services),
  };
}
