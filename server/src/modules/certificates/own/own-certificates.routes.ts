import { os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';

export function ownCertificatesRoutes(_services: Services) {
  return {
    list: os.certificates.list.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
    get: os.certificates.get.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
    pdf: os.certificates.pdf.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
    picture: os.certificates.picture.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
    credential: os.certificates.credential.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
    badge: os.certificates.badge.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
    saveSharing: os.certificates.saveSharing.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
    reissue: os.certificates.reissue.handler(() => {
      throw new AppError('NOT_FOUND');
    }),
  };
}
