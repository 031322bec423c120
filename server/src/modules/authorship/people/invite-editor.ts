import type { ContentDocument, FieldProblem } from '@navor/contract';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { users } from '../../identity/index.ts';
import { editorInvited } from '../authorship.events.ts';
import { contentInvitations, contentOwners, contentShares } from '../authorship.tables.ts';
import { type AuthoringWrite, makeOnce } from '../writes/make-once.ts';
import { isOf } from './document-sql.ts';
import { isLapsedAt } from './invitation-times.ts';

type Inviting = {
  document: ContentDocument;
  email: string;
  actorId: string;
  now: Date;
  write?: AuthoringWrite | undefined;
};

/**
 * Asks whoever has an account with this address to edit a document. Does the same, and as fast, where there is none: who is
 * registered here is not for others to find out. Asking again renews it, and writes to nobody again.
 */
export async function inviteEditor(services: Pick<Services, 'db' | 'events'>, inviting: Inviting): Promise<void> {
  await services.db.transaction((tx) =>
    makeOnce(tx, {
      write: inviting.write,
      make: async () => {
        await invite(tx, services, inviting);
        return 'invited';
      },
    }),
  );
}

async function invite(
  tx: Db,
  { events }: Pick<Services, 'events'>,
  { document, email: written, actorId, now }: Inviting,
): Promise<void> {
  const { kind, id } = document;
  const email = written.toLowerCase();
  await tx.delete(contentInvitations).where(and(isOf(contentInvitations, document), isLapsedAt(now)));
  const [invited] = await tx
    .insert(contentInvitations)
    .values({ kind, id, email, invitedBy: actorId, createdAt: now })
    .onConflictDoNothing()
    .returning({ invitationId: contentInvitations.invitationId });
  if (!invited) {
    await tx
      .update(contentInvitations)
      .set({ invitedBy: actorId, createdAt: now })
      .where(and(isOf(contentInvitations, document), eq(contentInvitations.email, email)));
    return;
  }
  // Not the address: the log is kept longer than the invitation of somebody who may never have come here.
  const details = { kind, id };
  await recordAudit(tx, { actorId, subjectId: null, action: 'editor_invited', reason: null, details });
  await events.announce(tx, editorInvited, invited);
}

type Asked = { email: string; inviter: { email: string } };

/** Tells only what whoever invites knows: their own address, and those of the people whom they see at the document. */
export async function refuseKnownEditors(db: Db, document: ContentDocument, { email, inviter }: Asked): Promise<void> {
  const address = email.toLowerCase();
  if (address === inviter.email.toLowerCase()) throw refusal('own_address');
  const owners = db
    .select({ id: contentOwners.ownerId })
    .from(contentOwners)
    .innerJoin(users, eq(users.id, contentOwners.ownerId))
    .where(and(isOf(contentOwners, document), eq(users.email, address)));
  const editors = db
    .select({ id: contentShares.userId })
    .from(contentShares)
    .innerJoin(users, eq(users.id, contentShares.userId))
    .where(and(isOf(contentShares, document), eq(users.email, address)));
  if ((await owners).length > 0 || (await editors).length > 0) throw refusal('already_editor');
}

function refusal(problem: FieldProblem['problem']): AppError {
  return new AppError('INVALID_INPUT', { fields: [{ path: 'email', problem }] satisfies FieldProblem[] });
}
