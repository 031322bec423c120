import { catalogueRoutes } from './catalogue.ts';
import { invoiceRoutes } from './invoices.ts';
import { refundRoutes } from './refunds.ts';
import type { Routes } from './request-params.ts';
import { scheduleRoutes } from './schedules.ts';
import { sessionRoutes } from './sessions.ts';
import type { Store } from './store.ts';
import { subscriptionRoutes } from './subscriptions.ts';

export function allRoutes(store: Store): Routes {
  return [
    ...catalogueRoutes(store),
    ...sessionRoutes(store),
    ...subscriptionRoutes(store),
    ...scheduleRoutes(store),
    ...invoiceRoutes(store),
    ...refundRoutes(store),
  ];
}

export function findRoute(routes: Routes, method: string, path: string) {
  for (const [routeMethod, pattern, handler] of routes) {
    if (routeMethod !== method) continue;
    const match = new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`).exec(path);
    if (match) return { handler, id: match[1] };
  }
  return undefined;
}
