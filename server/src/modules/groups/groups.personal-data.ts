import type { PersonalTable } from '../../platform/personal-data.ts';
import { groupMessages, groupSeats } from './groups.tables.ts';

export const groupsPersonalTables: PersonalTable[] = [
  { name: 'group-seats', table: groupSeats, owner: groupSeats.userId },
  { name: 'group-messages', table: groupMessages, owner: groupMessages.userId },
];
