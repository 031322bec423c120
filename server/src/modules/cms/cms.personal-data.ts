import type { PersonalTable } from '../../platform/personal-data.ts';
import { cmsDrafts, cmsSchedules, cmsVersions } from './cms.tables.ts';

/** What somebody wrote stays with its document when they leave; their export tells what it was. */
export const cmsPersonalTables: PersonalTable[] = [
  { name: 'drafts', table: cmsDrafts, owner: cmsDrafts.updatedBy },
  { name: 'versions', table: cmsVersions, owner: cmsVersions.createdBy },
  { name: 'scheduled-publications', table: cmsSchedules, owner: cmsSchedules.createdBy },
];
