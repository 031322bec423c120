import { defineModule } from '../../platform/module.ts';
import { deleteClosedAccounts } from './delete-closed-accounts.ts';
import { openDemoAccounts } from './demo-accounts.ts';
import { forgetExpiredSignIns } from './forget-expired-sign-ins.ts';
import { identityPersonalTables } from './identity.personal-data.ts';
import { identityRoutes } from './identity.routes.ts';
import { sendPasswordReset } from './send-password-reset.ts';

export const identity = defineModule({
  routes: identityRoutes,
  jobs: [sendPasswordReset, forgetExpiredSignIns, deleteClosedAccounts],
  personalTables: identityPersonalTables,
  loadDemo: openDemoAccounts,
});
