import type { PersonalTable } from '../../platform/personal-data.ts';
import {
  activityTallies,
  earnedBadges,
  leagueMembers,
  learnerPresences,
  learningDays,
  nicknameReservations,
  nicknameWithdrawals,
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
  {
    // The fingerprint is for recognising a nickname here, and means nothing anywhere else.
    ...{ name: 'nickname-reservations', table: nicknameReservations, owner: nicknameReservations.userId },
    secrets: ['fingerprint'],
  },
  { name: 'nickname-withdrawals', table: nicknameWithdrawals, owner: nicknameWithdrawals.userId },
  { name: 'leagues', table: leagueMembers, owner: leagueMembers.userId },
];
