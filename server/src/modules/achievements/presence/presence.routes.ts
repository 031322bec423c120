import { os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';

export function presenceRoutes(_services: Services) {
  return {
    get: os.achievements.presence.get.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
    save: os.achievements.presence.save.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
  };
}
