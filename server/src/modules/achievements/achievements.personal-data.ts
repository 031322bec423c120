import type { PersonalTable } from '../../platform/personal-data.ts';
import { userActivities } from './achievements.tables.ts';

export const achievementsPersonalTables: PersonalTable[] = [
  { name: 'activities', table: userActivities, owner: userActivities.userId },
];
