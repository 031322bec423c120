import type { PersonalTable } from '../../platform/personal-data.ts';
import { groupMessages, groupSeats, groupSessions } from './groups.tables.ts';

export const groupsPersonalTables: PersonalTable[] = [
  { name: 'group-sessions', table: groupSessions, owner: groupSessions.createdBy },
  { name: 'group-seats', table: groupSeats, owner: groupSeats.userId },
  { name: 'group-messages', table: groupMessages, owner: groupMessages.userId },
];
