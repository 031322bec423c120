import { defineModule } from '../../platform/module.ts';
import { certificatesListeners } from './certificates.listeners.ts';
import { certificatesPersonalTables } from './certificates.personal-data.ts';
import { certificatesRoutes } from './certificates.routes.ts';
import { issueDueCertificates } from './issuing/issue-due-certificates.ts';
import { revokeDemoCertificates } from './issuing/revoke-demo-certificates.ts';

export const certificates = defineModule({
  routes: certificatesRoutes,
  jobs: [issueDueCertificates],
  listeners: certificatesListeners,
  personalTables: certificatesPersonalTables,
  endDemo: revokeDemoCertificates,
});
