import type { ContentDocument } from '@navor/contract';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { users } from '../../identity/index.ts';
import { contentOwners, contentShares } from '../authorship.tables.ts';
import { isOf } from './document-sql.ts';

type HandingOver = { document: ContentDocument; ownerId: string | null; actorId: string };

/** Makes one of a document's editors its owner, or the house, whose it is by null. The owner before goes on as an editor. */
export function handOverDocument(db: Db, { document, ownerId, actorId }: HandingOver): Promise<void> {
  const { kind, id } = document;
  return db.transaction(async (tx) => {
    // What is the house's has no row until somebody is made its owner.
    await tx.insert(contentOwners).values({ kind, id }).onConflictDoNothing();
    const [row] = await tx.select().from(contentOwners).where(isOf(contentOwners, document)).for('update');
    const before = row?.ownerId ?? null;
    if (before === ownerId) return;
    if (ownerId !== null) await takeFromEditors(tx, document, ownerId);
    await tx.update(contentOwners).set({ ownerId }).where(isOf(contentOwners, document));
    if (before !== null) await tx.insert(contentShares).values({ kind, id, userId: before }).onConflictDoNothing();
    const details = { kind, id, to: ownerId === null ? 'house' : 'person' };
    await recordAudit(tx, { actorId, subjectId: ownerId, action: 'document_handed_over', reason: null, details });
  });
}

/** Only who edits a document already, and still is an author, can be given it: nobody is made answerable unasked. */
async function takeFromEditors(tx: Db, document: ContentDocument, userId: string): Promise<void> {
  const [editor] = await tx
    .delete(contentShares)
    .where(and(isOf(contentShares, document), eq(contentShares.userId, userId)))
    .returning({ userId: contentShares.userId });
  if (!editor) throw new AppError('NOT_POSSIBLE_NOW');
  const [person] = await tx.select({ roles: users.roles }).from(users).where(eq(users.id, userId));
  if (!person?.roles.some((role) => role === 'author' || role === 'admin')) throw new AppError('NOT_POSSIBLE_NOW');
}
