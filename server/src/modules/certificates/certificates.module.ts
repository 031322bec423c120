import { defineModule } from '../../platform/module.ts';
import { certificatesPersonalTables } from './certificates.personal-data.ts';
import { certificatesRoutes } from './certificates.routes.ts';

export const certificates = defineModule({
  routes: certificatesRoutes,
  personalTables: certificatesPersonalTables,
});
