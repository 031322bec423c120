import type { ContentDocument } from '@navor/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { peopleSubquery } from '../../identity/index.ts';
import { contentInvitations } from '../authorship.tables.ts';

/** An invitation as a message tells of it. */
export type InvitationNotice = { email: string; inviter: { name: string }; kind: ContentDocument['kind'] };

export async function findInvitationNotice(db: Db, invitationId: string): Promise<InvitationNotice | undefined> {
  const people = peopleSubquery(db, 'notice_inviter');
  const [row] = await db
    .select({ email: contentInvitations.email, kind: contentInvitations.kind, name: people.fullName })
    .from(contentInvitations)
    .innerJoin(people, eq(people.id, contentInvitations.invitedBy))
    .where(eq(contentInvitations.invitationId, invitationId));
  return row && { email: row.email, kind: row.kind, inviter: { name: row.name } };
}
