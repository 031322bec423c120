import type { PersonalTable } from '../../platform/personal-data.ts';
import { certificates } from './certificates.tables.ts';

export const certificatesPersonalTables: PersonalTable[] = [
  { name: 'certificates', table: certificates, owner: certificates.userId },
];
