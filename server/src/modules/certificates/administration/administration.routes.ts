import { signedIn } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import type { Services } from '../../../platform/services.ts';
import { issueAnew } from '../issuing/issue-anew.ts';
import { revokeCertificate } from '../issuing/revoke-certificate.ts';
import { listAllCertificates } from './list-all-certificates.ts';

/** Certificates of everybody, for administrators. */
export function certificateAdministrationRoutes(services: Services) {
  return {
    all: os.certificates.administration.all.handler(({ input }) => listAllCertificates(services.db, input)),

    revoke: os.certificates.administration.revoke.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await revokeCertificate(services, { actorId: user.id, ...input }, new Date());
      return { done: true as const };
    }),

    issueAnew: os.certificates.administration.issueAnew.handler(({ input, context }) => {
      const { user } = signedIn(context.viewer);
      return issueAnew(services, { actorId: user.id, ...input }, new Date());
    }),
  };
}
