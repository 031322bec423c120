import type { Services } from '../../platform/services.ts';
import { seatsRoutes } from './seats/seats.routes.ts';
import { sessionsRoutes } from './sessions/sessions.routes.ts';

export function groupsRoutes(services: Services) {
  return {
    ...sessionsRoutes(services),
    ...seatsRoutes(services),
  };
}
