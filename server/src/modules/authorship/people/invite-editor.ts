import type { ContentDocument } from '@navor/contract';
import { and } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit.ts';
import type { Services } from '../../../platform/services.ts';
import { editorInvited } from '../authorship.events.ts';
import { contentInvitations } from '../authorship.tables.ts';
import { isOf } from './document-sql.ts';
import { isLapsedAt } from './invitation-times.ts';

type Inviting = { document: ContentDocument; email: string; actorId: string; now: Date };

/**
 * Asks whoever has an account with this address to edit a document. Does the same, and as fast, where there is none: who is
 * registered here is not for others to find out. Asking again changes nothing.
 */
export function inviteEditor(
  { db, events }: Pick<Services, 'db' | 'events'>,
  { document, email: written, actorId, now }: Inviting,
): Promise<void> {
  const { kind, id } = document;
  const email = written.toLowerCase();
  return db.transaction(async (tx) => {
    await tx.delete(contentInvitations).where(and(isOf(contentInvitations, document), isLapsedAt(now)));
    const [invited] = await tx
      .insert(contentInvitations)
      .values({ kind, id, email, invitedBy: actorId, createdAt: now })
      .onConflictDoNothing()
      .returning({ invitationId: contentInvitations.invitationId });
    if (!invited) return;
    // Not the address: the log is kept longer than the invitation of somebody who may never have come here.
    const details = { kind, id };
    await recordAudit(tx, { actorId, subjectId: null, action: 'editor_invited', reason: null, details });
    await events.announce(tx, editorInvited, invited);
  });
}
