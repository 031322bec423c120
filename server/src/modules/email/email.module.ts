import { defineModule } from '../../platform/module.ts';
import { emailListeners } from './email.listeners.ts';
import { emailPersonalTables } from './email.personal-data.ts';
import { emailRoutes } from './email.routes.ts';

export const email = defineModule({
  routes: emailRoutes,
  listeners: emailListeners,
  personalTables: emailPersonalTables,
});
