import type { DocumentKindName } from '@navor/contract';
import type { Db } from '../../../platform/database/database.ts';
import { findNewest, findRevisions } from '../documents/find-revisions.ts';
import { translationMarks } from '../translations.tables.ts';

/** By id, what is another whenever a text of a document, or what is known of its translations, is: three statements. */
export async function findTextRevisions(
  db: Db,
  kind: DocumentKindName,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const revisionOf = await findRevisions(db, kind, ids);
  const marked = await findNewest(db, translationMarks, kind, ids);
  return (id) => `${revisionOf(id)} ${marked.get(id) ?? ''}`;
}
