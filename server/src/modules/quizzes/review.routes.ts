import { os } from '../../platform/api.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

export function reviewRoutes(_services: Services) {
  return {
    get: os.review.get.handler(() => {
      throw new AppError('UNAVAILABLE');
    }),
    start: os.review.start.handler(() => {
      throw new AppError('UNAVAILABLE');
    }),
  };
}
