import { os } from '../../../../platform/api.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';

export function credentialKeysRoutes(_services: Services) {
  return {
    keys: os.certificates.administration.keys.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
    rotateKey: os.certificates.administration.rotateKey.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
  };
}
