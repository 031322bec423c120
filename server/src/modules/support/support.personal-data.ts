import type { PersonalTable } from '../../platform/personal-data.ts';
import { contactMessages } from './support.tables.ts';

export const supportPersonalTables: PersonalTable[] = [
  { name: 'contact-messages', table: contactMessages, owner: contactMessages.userId },
];
