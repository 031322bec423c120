import { sql } from 'drizzle-orm';
import type { PersonalTable } from '../../platform/personal-data.ts';
import { users } from '../identity/index.ts';
import {
  authoringWrites,
  authorRequests,
  contentInvitations,
  contentOwners,
  contentShares,
} from './authorship.tables.ts';

export const authorshipPersonalTables: PersonalTable[] = [
  { name: 'own-documents', table: contentOwners, owner: contentOwners.ownerId },
  { name: 'shared-documents', table: contentShares, owner: contentShares.userId },
  { name: 'invitations-to-edit-sent', table: contentInvitations, owner: contentInvitations.invitedBy },
  {
    name: 'invitations-to-edit-received',
    table: contentInvitations,
    owner: (ownerId) =>
      sql`${contentInvitations.email} = (SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${ownerId})`,
    // Who has invited is told by the invitation itself, and by nothing else of them.
    secrets: ['invitedBy'],
  },
  // Which administrator has decided is theirs to tell.
  { name: 'author-requests', table: authorRequests, owner: authorRequests.userId, secrets: ['decidedBy'] },
  { name: 'authoring-writes', table: authoringWrites, owner: authoringWrites.userId },
];
