import type { PersonalTable } from '../../platform/personal-data.ts';
import { mails } from '../../platform/platform.tables.ts';

export const emailPersonalTables: PersonalTable[] = [
  { name: 'e-mails', table: mails, owner: mails.recipient, ownedBy: 'email' },
];
