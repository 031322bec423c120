import type { ContentDocument } from '@navor/contract';
import { and, inArray } from 'drizzle-orm';
import { type DocumentFiles, hashOfFile } from '../../../content/documents.ts';
import type { Db } from '../../../platform/database/database.ts';
import { cmsDrafts } from '../cms.tables.ts';
import { statusIn, withStatus } from '../publishing/with-status.ts';
import { findDraft, isOf, overlay } from './find-draft.ts';

/**
 * What is drafted as it is published now is no draft any more; what differs stays, with what it was made from. Whether readers
 * can open it is decided by publishing and not by a draft.
 */
export async function forgetPublished(tx: Db, document: ContentDocument, files: DocumentFiles): Promise<void> {
  const draft = await findDraft(tx, document);
  const drafted = withStatus(document, overlay(undefined, draft), statusIn(document, files));
  const paths = draft.flatMap(({ path }) => {
    const [own, published] = [drafted.get(path), files.get(path)];
    return (own && hashOfFile(own)) === (published && hashOfFile(published)) ? [path] : [];
  });
  if (paths.length > 0) await tx.delete(cmsDrafts).where(and(isOf(document), inArray(cmsDrafts.path, paths)));
}
