import { os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';

export function publicProfileRoutes(_services: Services) {
  return {
    publicProfile: os.achievements.publicProfile.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
  };
}
