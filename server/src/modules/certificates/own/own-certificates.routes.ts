import { signedIn, type Viewer } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import { limitUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { findCertificate } from '../certificates.queries.ts';
import type { CertificateRow } from '../certificates.tables.ts';
import { reissueCertificate } from '../issuing/reissue-certificate.ts';
import { presentCertificate } from '../present-certificate.ts';
import { certificateFiles } from './certificate-files.ts';
import { listOwnCertificates, nameOf } from './list-own-certificates.ts';
import { saveSharing } from './save-sharing.ts';

/** Drawing and signing take a while of the processor's time. */
const filesLimit = { limit: 60, windowSeconds: 600 };

/** Each one stays for good, so that changing one's name to and fro must have an end. */
const reissueLimit = { limit: 10, windowSeconds: 24 * 60 * 60 };

export function ownCertificatesRoutes(services: Services) {
  const { db, pool, config } = services;
  const files = certificateFiles(services);

  /** Those of others are not there. */
  async function ownCertificate(userId: string, id: string): Promise<CertificateRow> {
    const row = await findCertificate(db, id);
    if (row?.userId !== userId) throw new AppError('NOT_FOUND');
    return row;
  }

  async function certificateToDraw(viewer: Viewer, id: string): Promise<CertificateRow> {
    const { user } = signedIn(viewer);
    const row = await ownCertificate(user.id, id);
    await limitUse(pool, `certificate-files:${user.id}`, filesLimit);
    return row;
  }

  return {
    list: os.certificates.list.handler(({ input, context }) =>
      listOwnCertificates(services, signedIn(context.viewer), input.language),
    ),

    get: os.certificates.get.handler(async ({ input: { id, language }, context }) => {
      const viewer = signedIn(context.viewer);
      return presentCertificate(config, await ownCertificate(viewer.user.id, id), { language, name: nameOf(viewer) });
    }),

    pdf: os.certificates.pdf.handler(async ({ input, context }) =>
      files.pdf(await certificateToDraw(context.viewer, input.id), input.language),
    ),

    picture: os.certificates.picture.handler(async ({ input, context }) =>
      files.picture(await certificateToDraw(context.viewer, input.id), input.language),
    ),

    credential: os.certificates.credential.handler(async ({ input, context }) =>
      files.credential(await certificateToDraw(context.viewer, input.id), input.language),
    ),

    badge: os.certificates.badge.handler(async ({ input, context }) =>
      files.badge(await certificateToDraw(context.viewer, input.id), input.language),
    ),

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
