import type { Services } from '../../platform/services.ts';
import { certificateAdministrationRoutes } from './administration/administration.routes.ts';
import { credentialsRoutes } from './credentials/credentials.routes.ts';
import { credentialKeysRoutes } from './credentials/keys/keys.routes.ts';
import { ownCertificatesRoutes } from './own/own-certificates.routes.ts';
import { verifyingRoutes } from './verifying/verifying.routes.ts';

export function certificatesRoutes(services: Services) {
  return {
    ...ownCertificatesRoutes(services),
    ...verifyingRoutes(services),
    credentials: credentialsRoutes(services),
    administration: { ...certificateAdministrationRoutes(services), ...credentialKeysRoutes(services) },
  };
}
