import type { OwnInvitation } from '@navor/contract';
import { and, desc, eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { peopleSubquery, users } from '../../identity/index.ts';
import { contentInvitations, contentOwners, contentShares } from '../authorship.tables.ts';
import { makeOnce } from '../writes/make-once.ts';
import { isOf } from './document-sql.ts';
import { isValidAt, lapsesAt } from './invitation-times.ts';

/** Whose address it is, once they have shown that it is theirs: anybody could have typed it in. */
const isInvited = and(eq(users.email, contentInvitations.email), eq(users.emailVerified, true));

type Finding = Pick<Services, 'db' | 'documents'>;

export async function listOwnInvitations(
  { db, documents }: Finding,
  userId: string,
  now: Date,
): Promise<OwnInvitation[]> {
  const people = peopleSubquery(db, 'inviter');
  const rows = await db
    .select({ invitation: contentInvitations, inviter: people.fullName })
    .from(contentInvitations)
    .innerJoin(users, isInvited)
    .innerJoin(people, eq(people.id, contentInvitations.invitedBy))
    .where(and(eq(users.id, userId), isValidAt(now)))
    .orderBy(desc(contentInvitations.createdAt));
  const invitations: OwnInvitation[] = [];
  for (const { invitation, inviter } of rows) {
    const { invitationId, kind, id, createdAt } = invitation;
    const title = await documents.findTitle(db, { kind, id });
    // There is nothing to edit any more.
    if (!title) continue;
    invitations.push({
      ...{ id: invitationId, document: { kind, id }, title, invited_by: inviter },
      ...{ invited_at: createdAt, expires_at: lapsesAt(createdAt) },
    });
  }
  return invitations;
}

type Answering = { invitationId: string; userId: string; now: Date };

/**
 * Makes somebody an editor. What that opens to them is still a matter of their role. The invitation is gone by that, and its id
 * names the answer: whoever did not learn of it accepts once more.
 */
export async function acceptInvitation(db: Db, answering: Answering): Promise<void> {
  const { userId, invitationId: key } = answering;
  const write = { userId, key, endpoint: 'authorship.people.acceptInvitation', body: null };
  await db.transaction((tx) => makeOnce(tx, { write, make: () => join(tx, answering) }));
}

async function join(tx: Db, answering: Answering): Promise<'joined' | 'owns'> {
  const { userId } = answering;
  const document = found(await takeInvitation(tx, answering));
  const [owner] = await tx.select().from(contentOwners).where(isOf(contentOwners, document)).for('share');
  if (owner?.ownerId === userId) return 'owns';
  await tx
    .insert(contentShares)
    .values({ ...document, userId })
    .onConflictDoNothing();
  const action = 'editor_joined';
  await recordAudit(tx, { actorId: userId, subjectId: userId, action, reason: null, details: document });
  return 'joined';
}

export async function declineInvitation(db: Db, answering: Answering): Promise<void> {
  found(await takeInvitation(db, answering));
}

async function takeInvitation(db: Db, { invitationId, userId, now }: Answering) {
  const [taken] = await db
    .delete(contentInvitations)
    .where(
      and(
        eq(contentInvitations.invitationId, invitationId),
        isValidAt(now),
        eq(
          contentInvitations.email,
          db
            .select({ email: users.email })
            .from(users)
            .where(and(eq(users.id, userId), eq(users.emailVerified, true))),
        ),
      ),
    )
    .returning({ kind: contentInvitations.kind, id: contentInvitations.id });
  return taken;
}
