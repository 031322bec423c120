import { defineModule } from '../../platform/module.ts';
import { achievementsListeners } from './achievements.listeners.ts';
import { achievementsPersonalTables } from './achievements.personal-data.ts';
import { achievementsRoutes } from './achievements.routes.ts';

export const achievements = defineModule({
  routes: achievementsRoutes,
  listeners: achievementsListeners,
  personalTables: achievementsPersonalTables,
});
