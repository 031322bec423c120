import { defineModule } from '../../platform/module.ts';
import { achievementsListeners } from './achievements.listeners.ts';
import { achievementsPersonalTables } from './achievements.personal-data.ts';

export const achievements = defineModule({
  listeners: achievementsListeners,
  personalTables: achievementsPersonalTables,
});
