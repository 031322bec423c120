import { type SignedIn, signedIn } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import { limitUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { findCertificate } from '../certificates.queries.ts';
import type { CertificateRow } from '../certificates.tables.ts';
import { reissueCertificate } from '../issuing/reissue-certificate.ts';
import { presentCertificate } from '../present-certificate.ts';
import { listOwnCertificates, nameOf } from './list-own-certificates.ts';
import { saveSharing } from './save-sharing.ts';

/** Each one stays for good, so that changing one's name to and fro must have an end. */
const reissueLimit = { limit: 10, windowSeconds: 24 * 60 * 60 };

export function ownCertificatesRoutes(services: Services) {
  const { db, pool, config } = services;

  /** Those of others are not there. */
  async function ownCertificate({ user }: SignedIn, id: string): Promise<CertificateRow> {
    const row = await findCertificate(db, id);
    if (row?.userId !== user.id) throw new AppError('NOT_FOUND');
    return row;
  }

  return {
    list: os.certificates.list.handler(({ input, context }) =>
      listOwnCertificates(services, signedIn(context.viewer), input.language),
    ),

    get: os.certificates.get.handler(async ({ input: { id, language }, context }) => {
      const viewer = signedIn(context.viewer);
      return presentCertificate(config, await ownCertificate(viewer, id), { language, name: nameOf(viewer) });
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

    saveSharing: os.certificates.saveSharing.handler(async ({ input, context }) => {
      const { id, shows_name, shows_grade, is_listed } = input;
      const sharing = { showsName: shows_name, showsGrade: shows_grade, isListed: is_listed };
      await saveSharing(db, { userId: signedIn(context.viewer).user.id, id, ...sharing });
      return { done: true as const };
    }),

    reissue: os.certificates.reissue.handler(async ({ input: { id }, context }) => {
      const { user } = signedIn(context.viewer);
      await limitUse(pool, `certificate-reissue:${user.id}`, reissueLimit);
      return reissueCertificate(services, { userId: user.id, id }, new Date());
    }),
  };
}
