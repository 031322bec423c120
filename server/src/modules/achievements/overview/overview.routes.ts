import { os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';

export function overviewRoutes(_services: Services) {
  return {
    overview: os.achievements.overview.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
    summary: os.achievements.summary.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
    activities: os.achievements.activities.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
  };
}
