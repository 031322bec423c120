import { defineModule } from '../../platform/module.ts';
import { achievementsListeners } from './achievements.listeners.ts';
import { achievementsPersonalTables } from './achievements.personal-data.ts';
import { achievementsRoutes } from './achievements.routes.ts';
import { backfillBadges, queueBackfill } from './badges/backfill-badges.ts';
import { badgesListeners } from './badges/badges.listeners.ts';
import { recordUnannouncedFeats } from './badges/record-unannounced-feats.ts';
import { formLeaguesOfWeek } from './leaderboard/form-leagues-job.ts';
import { hideDemoPresences } from './presence/hide-demo-presences.ts';
import { deleteEndedReservations } from './presence/nickname-reservations.ts';
import { presenceListeners } from './presence/presence.listeners.ts';

export const achievements = defineModule({
  routes: achievementsRoutes,
  jobs: [backfillBadges, recordUnannouncedFeats, formLeaguesOfWeek, deleteEndedReservations],
  listeners: [...achievementsListeners, ...badgesListeners, ...presenceListeners],
  personalTables: achievementsPersonalTables,
  prepare: queueBackfill,
  endDemo: hideDemoPresences,
});
