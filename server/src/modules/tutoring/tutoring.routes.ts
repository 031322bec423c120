import type { Services } from '../../platform/services.ts';

export function tutoringRoutes(_services: Services) {
  return {};
}
