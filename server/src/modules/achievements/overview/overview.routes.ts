import { signedIn } from '../../../platform/access.ts';
import { type ApiContext, os } from '../../../platform/api.ts';
import type { Services } from '../../../platform/services.ts';
import { timeZoneOf } from '../../../platform/time/time-zone.ts';
import { newestBadge, nextBadge } from '../badges/list-badges.ts';
import { findProgress } from './find-progress.ts';
import { listActivities } from './list-activities.ts';

export function overviewRoutes(services: Services) {
  const { db } = services;
  return {
    overview: os.achievements.overview.handler(async ({ input: { language }, context }) => {
      const caller = callerIn(context);
      const [{ level, streak, badges, hiddenCount }, activities] = await Promise.all([
        findProgress(db, caller),
        listActivities(services, { userId: caller.userId, language }),
      ]);
      return { level, streak, badges, hidden_count: hiddenCount, activities };
    }),

    summary: os.achievements.summary.handler(async ({ context }) => {
      const { level, streak, badges } = await findProgress(db, callerIn(context));
      return {
        level,
        streak,
        next_badge: nextBadge(badges),
        newest_badge: newestBadge(badges),
        badge_count: badges.filter(({ earned_at }) => earned_at).length,
      };
    }),

    activities: os.achievements.activities.handler(({ input: { language, before }, context }) =>
      listActivities(services, { userId: callerIn(context).userId, language, ...(before && { before }) }),
    ),
  };
}

function callerIn({ viewer, headers }: ApiContext) {
  return { userId: signedIn(viewer).user.id, timeZone: timeZoneOf(viewer, headers), now: new Date() };
}
