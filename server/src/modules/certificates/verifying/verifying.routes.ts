import { os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';

export function verifyingRoutes(_services: Services) {
  return {
    verify: os.certificates.verify.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
    preview: os.certificates.preview.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
    listed: os.certificates.listed.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
  };
}
