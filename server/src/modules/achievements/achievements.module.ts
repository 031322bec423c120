import { defineModule } from '../../platform/module.ts';
import { achievementsListeners } from './achievements.listeners.ts';
import { achievementsPersonalTables } from './achievements.personal-data.ts';
import { achievementsRoutes } from './achievements.routes.ts';
import { formLeaguesOfWeek } from './leaderboard/form-leagues-job.ts';

export const achievements = defineModule({
  routes: achievementsRoutes,
  jobs: [formLeaguesOfWeek],
  listeners: achievementsListeners,
  personalTables: achievementsPersonalTables,
});
