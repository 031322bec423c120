import type { ContentDocument, DocumentPeople } from '@navor/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Viewer } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/database.ts';
import { peopleSubquery } from '../../identity/index.ts';
import { mayManage } from '../authorship.policy.ts';
import { contentInvitations, contentOwners, contentShares } from '../authorship.tables.ts';
import { isOf } from './document-sql.ts';
import { isValidAt, lapsesAt } from './invitation-times.ts';

/** Everybody who works on a document, and who is invited to. */
export async function listDocumentPeople(
  db: Db,
  viewer: Viewer,
  document: ContentDocument,
  now: Date,
): Promise<DocumentPeople> {
  const people = peopleSubquery(db, 'document_person');
  const person = { id: people.id, full_name: people.fullName, email: people.email, avatar_url: people.avatarUrl };
  const [owners, editors, invitations, isManager] = await Promise.all([
    db
      .select(person)
      .from(contentOwners)
      .innerJoin(people, eq(people.id, contentOwners.ownerId))
      .where(isOf(contentOwners, document)),
    db
      .select({ ...person, since: contentShares.createdAt })
      .from(contentShares)
      .innerJoin(people, eq(people.id, contentShares.userId))
      .where(isOf(contentShares, document))
      .orderBy(asc(contentShares.createdAt), people.id),
    db
      .select()
      .from(contentInvitations)
      .where(and(isOf(contentInvitations, document), isValidAt(now)))
      .orderBy(asc(contentInvitations.createdAt)),
    mayManage(db, viewer, document),
  ]);
  return {
    owner: owners[0] ?? null,
    editors,
    // Whom somebody has asked is between them; other editors learn of it when it is accepted.
    invitations: isManager
      ? invitations.map(({ invitationId, email, createdAt }) => ({
          ...{ id: invitationId, email, invited_at: createdAt, expires_at: lapsesAt(createdAt) },
        }))
      : [],
    may_manage: isManager,
  };
}
