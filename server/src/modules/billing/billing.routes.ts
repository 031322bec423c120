import type { Services } from '../../platform/services.ts';
import { administrationRoutes } from './administration/administration.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { invoicesRoutes } from './invoices/invoices.routes.ts';
import { sandboxRoutes } from './sandbox/sandbox.routes.ts';
import { subscriptionsRoutes } from './subscriptions/subscriptions.routes.ts';

export function billingRoutes(services: Services) {
  return {
    ...subscriptionsRoutes(services),
    ...checkoutRoutes(services),
    ...invoicesRoutes(services),
    ...sandboxRoutes(services),
    ...administrationRoutes(services),
  };
}
