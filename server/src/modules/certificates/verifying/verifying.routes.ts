import { os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import { limitUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { listShownCertificates } from './list-shown-certificates.ts';
import { verifyCertificate } from './verify-certificate.ts';

/** Enough for a whole office that checks papers behind one address; numbers are too long to be guessed at any pace. */
const verifyLimit = { limit: 300, windowSeconds: 600 };

export function verifyingRoutes({ db, pool }: Services) {
  return {
    verify: os.certificates.verify.handler(async ({ input: { serial, language }, context }) => {
      await limitUse(pool, `verify:${context.address}`, verifyLimit);
      return verifyCertificate(db, serial, language);
    }),

    preview: os.certificates.preview.handler(() => {
      throw new AppError('NOT_FOUND');
    }),

    listed: os.certificates.listed.handler(async ({ input, context }) => {
      await limitUse(pool, `shown-certificates:${context.address}`, verifyLimit);
      return listShownCertificates(db, input);
    }),
  };
}
