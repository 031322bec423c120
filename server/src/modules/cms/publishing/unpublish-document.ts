import type { ContentDocument } from '@navor/contract';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { waitForTurn } from '../../../platform/database/locks.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { withdrawGroup } from '../../search/index.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { forgetPublished } from '../drafts/forget-published.ts';
import { lockDocument } from '../drafts/write-draft.ts';
import { keepVersion } from '../versions/keep-version.ts';

type Request = { document: ContentDocument; userId: string };

/** Lets readers see a document no longer, whatever faults it has by now. Twice is once. */
export function unpublishDocument(services: Services, request: Request): Promise<number> {
  return services.db.transaction(async (tx) => {
    await waitForTurn(tx, 'content');
    await lockDocument(tx, request.document);
    return withdrawDocument(services, tx, request);
  });
}

/** The same in a transaction of the caller, who has the turn for content and holds the document's lock. */
export async function withdrawDocument(
  services: Pick<Services, 'events'>,
  tx: Db,
  { document, userId }: Request,
): Promise<number> {
  const documents = documentsOf(document.kind);
  const before = found(await documents.find(tx, document.id));
  await keepVersion(tx, { document, reason: 'before', files: before.files, createdBy: null, unlessKept: true });
  if (before.status === 'published') {
    await documents.unpublish(tx, services, document.id);
    const { searchSource } = documents;
    if (searchSource) await withdrawGroup(tx, { source: searchSource, groupId: document.id });
  }
  const { files } = found(await documents.find(tx, document.id));
  const version = await keepVersion(tx, { document, reason: 'unpublished', files, createdBy: userId });
  await forgetPublished(tx, document, files);
  if (before.status === 'published') {
    const details = { kind: document.kind, id: document.id, version: version.number };
    await recordAudit(tx, { actorId: userId, subjectId: null, action: 'content_unpublished', reason: null, details });
  }
  return version.number;
}
