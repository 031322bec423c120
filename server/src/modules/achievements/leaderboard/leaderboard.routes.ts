import { signedIn } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { findLeaderboard } from './find-leaderboard.ts';

export function leaderboardRoutes({ db }: Services) {
  return {
    get: os.achievements.leaderboard.get.handler(async ({ input, context }) => {
      const userId = signedIn(context.viewer).user.id;
      return found(await findLeaderboard(db, { userId, week: input.week, now: new Date() }));
    }),
  };
}
