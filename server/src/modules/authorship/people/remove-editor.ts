import type { ContentDocument } from '@navor/contract';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { contentInvitations, contentShares } from '../authorship.tables.ts';
import { isOf } from './document-sql.ts';

type Removing = { document: ContentDocument; personId: string; actorId: string };

/**
 * Takes a document from one of its editors, who may be the one to leave it; from who is none, it takes nothing. Whom they have
 * invited as its owner comes to it no longer by that.
 */
export function removeEditor(db: Db, { document, personId, actorId }: Removing): Promise<void> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(contentShares)
      .where(and(isOf(contentShares, document), eq(contentShares.userId, personId)))
      .returning({ userId: contentShares.userId });
    if (removed.length === 0) return;
    await tx
      .delete(contentInvitations)
      .where(and(isOf(contentInvitations, document), eq(contentInvitations.invitedBy, personId)));
    const action = 'editor_removed';
    await recordAudit(tx, { actorId, subjectId: personId, action, reason: null, details: document });
  });
}

export async function cancelInvitation(db: Db, document: ContentDocument, invitationId: string): Promise<void> {
  await db
    .delete(contentInvitations)
    .where(and(isOf(contentInvitations, document), eq(contentInvitations.invitationId, invitationId)));
}
