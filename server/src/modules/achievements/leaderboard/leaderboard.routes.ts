import { os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';

export function leaderboardRoutes(_services: Services) {
  return {
    get: os.achievements.leaderboard.get.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
  };
}
