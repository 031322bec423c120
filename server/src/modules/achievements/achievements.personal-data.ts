import type { PersonalTable } from '../../platform/personal-data.ts';
import {
  activityTallies,
  earnedBadges,
  leagueMembers,
  learnerPresences,
  learningDays,
  userActivities,
  weeklyPoints,
} from './achievements.tables.ts';

export const achievementsPersonalTables: PersonalTable[] = [
  { name: 'activities', table: userActivities, owner: userActivities.userId },
  { name: 'activity_tallies', table: activityTallies, owner: activityTallies.userId },
  { name: 'weekly_points', table: weeklyPoints, owner: weeklyPoints.userId },
  { name: 'learning_days', table: learningDays, owner: learningDays.userId },
  { name: 'badges', table: earnedBadges, owner: earnedBadges.userId },
  { name: 'presence', table: learnerPresences, owner: learnerPresences.userId },
  { name: 'leagues', table: leagueMembers, owner: leagueMembers.userId },
];
