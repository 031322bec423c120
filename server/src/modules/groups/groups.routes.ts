import type { Services } from '../../platform/services.ts';
import { discussionRoutes } from './discussion/discussion.routes.ts';
import { seatsRoutes } from './seats/seats.routes.ts';
import { sessionsRoutes } from './sessions/sessions.routes.ts';

export function groupsRoutes(services: Services) {
  return {
    ...sessionsRoutes(services),
    ...seatsRoutes(services),
    discussion: discussionRoutes(services),
  };
}
