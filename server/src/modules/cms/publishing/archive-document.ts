import type { ContentDocument } from '@navor/contract';
import { recordAudit } from '../../../platform/audit.ts';
import { waitForTurn } from '../../../platform/database/locks.ts';
import type { Services } from '../../../platform/services.ts';
import { findArchived, setArchived } from '../../authorship/index.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { lockDocument } from '../drafts/write-draft.ts';
import { endSchedules } from './schedule-publication.ts';
import { withdrawDocument } from './unpublish-document.ts';

type Request = { document: ContentDocument; isArchived: boolean; userId: string };

/** Puts a document away, or takes it out again as a draft. Nothing is deleted: what learners have done in it stays. Twice is once. */
export function archiveDocument(services: Services, { document, isArchived, userId }: Request): Promise<Date | null> {
  return services.db.transaction(async (tx) => {
    await waitForTurn(tx, 'content');
    await lockDocument(tx, document);
    const known = await findArchived(tx, document);
    if ((known !== null) === isArchived) return known;
    // Nobody publishes it between the one and the other.
    const published = isArchived && (await documentsOf(document.kind).find(tx, document.id));
    if (published && published.status === 'published') await withdrawDocument(services, tx, { document, userId });
    if (isArchived) await endSchedules(tx, document);
    const action = isArchived ? 'content_archived' : 'content_taken_out';
    const details = { kind: document.kind, id: document.id };
    await recordAudit(tx, { actorId: userId, subjectId: null, action, reason: null, details });
    return setArchived(tx, document, isArchived);
  });
}
