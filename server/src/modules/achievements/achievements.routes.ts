import type { Services } from '../../platform/services.ts';
import { badgesRoutes } from './badges/badges.routes.ts';
import { leaderboardRoutes } from './leaderboard/leaderboard.routes.ts';
import { overviewRoutes } from './overview/overview.routes.ts';
import { nicknamesRoutes } from './presence/nicknames.routes.ts';
import { presenceRoutes } from './presence/presence.routes.ts';
import { publicProfileRoutes } from './presence/public-profile.routes.ts';

export function achievementsRoutes(services: Services) {
  return {
    ...overviewRoutes(services),
    ...badgesRoutes(services),
    nicknames: nicknamesRoutes(services),
    presence: presenceRoutes(services),
    leaderboard: leaderboardRoutes(services),
    ...publicProfileRoutes(services),
  };
}
