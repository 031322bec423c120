import { defineModule } from '../../platform/module.ts';
import { authorshipListeners } from './authorship.listeners.ts';
import { authorshipPersonalTables } from './authorship.personal-data.ts';
import { authorshipRoutes } from './authorship.routes.ts';
import { giveDemoDocumentsBack } from './demo-documents.ts';
import { forgetLapsedInvitations } from './people/forget-lapsed-invitations.ts';
import { forgetAuthoringWrites } from './writes/forget-authoring-writes.ts';

export const authorship = defineModule({
  routes: authorshipRoutes,
  jobs: [forgetLapsedInvitations, forgetAuthoringWrites],
  listeners: authorshipListeners,
  personalTables: authorshipPersonalTables,
  endDemo: giveDemoDocumentsBack,
});
