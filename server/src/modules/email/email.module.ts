import { defineModule } from '../../platform/module.ts';
import { emailPersonalTables } from './email.personal-data.ts';
import { emailRoutes } from './email.routes.ts';
import { authorEmailListeners } from './listeners/author.listeners.ts';
import { billingEmailListeners } from './listeners/billing.listeners.ts';
import { bookingEmailListeners } from './listeners/booking.listeners.ts';
import { groupEmailListeners } from './listeners/group.listeners.ts';
import { identityEmailListeners } from './listeners/identity.listeners.ts';
import { learningEmailListeners } from './listeners/learning.listeners.ts';
import { supportEmailListeners } from './listeners/support.listeners.ts';
import { tutorEmailListeners } from './listeners/tutor.listeners.ts';

export const email = defineModule({
  routes: emailRoutes,
  listeners: [
    ...[...identityEmailListeners, ...learningEmailListeners, ...billingEmailListeners, ...supportEmailListeners],
    ...[...tutorEmailListeners, ...bookingEmailListeners, ...groupEmailListeners, ...authorEmailListeners],
  ],
  personalTables: emailPersonalTables,
});
