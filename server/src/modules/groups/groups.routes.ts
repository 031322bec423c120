import type { Services } from '../../platform/services.ts';

export function groupsRoutes(_services: Services) {
  return {};
}
