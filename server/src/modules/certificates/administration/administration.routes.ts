import { os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';

export function certificateAdministrationRoutes(_services: Services) {
  return {
    all: os.certificates.administration.all.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
    revoke: os.certificates.administration.revoke.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
    issueAnew: os.certificates.administration.issueAnew.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
  };
}
