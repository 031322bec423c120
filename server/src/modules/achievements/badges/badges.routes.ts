import { os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';

export function badgesRoutes(_services: Services) {
  return {
    news: os.achievements.news.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
    markSeen: os.achievements.markSeen.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
  };
}
