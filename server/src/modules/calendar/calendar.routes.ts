import type { Services } from '../../platform/services.ts';

export function calendarRoutes(_services: Services) {
  return {};
}
