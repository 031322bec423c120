import { os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';

export function credentialsRoutes(_services: Services) {
  return {
    issuer: os.certificates.credentials.issuer.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
    key: os.certificates.credentials.key.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
    status: os.certificates.credentials.status.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
    achievement: os.certificates.credentials.achievement.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
  };
}
