import { defineModule } from '../../platform/module.ts';
import { deleteClosedAccounts, removeTraces } from './account/delete-closed-accounts.ts';
import { openDemoAccounts, retireDemoAccounts } from './demo-accounts.ts';
import { identityGreeting } from './identity.greeting.ts';
import { identityPersonalTables } from './identity.personal-data.ts';
import { identityRoutes } from './identity.routes.ts';
import { forgetExpiredSignIns } from './sign-in/forget-expired-sign-ins.ts';
import { sendPasswordReset } from './sign-in/send-password-reset.ts';

export const identity = defineModule({
  routes: identityRoutes,
  jobs: [sendPasswordReset, forgetExpiredSignIns, deleteClosedAccounts, removeTraces],
  personalTables: identityPersonalTables,
  loadDemo: openDemoAccounts,
  endDemo: retireDemoAccounts,
  greeting: identityGreeting,
});
