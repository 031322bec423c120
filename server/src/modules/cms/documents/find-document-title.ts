import type { ContentDocument } from '@navor/contract';
import type { Translated } from '@navor/languages';
import type { Db } from '../../../platform/database/database.ts';
import { findDraft } from '../drafts/find-draft.ts';
import { documentsOf } from './document-kinds.ts';
import { titleIn } from './title-in.ts';

/** What a document is called by those who edit it; undefined where there is neither anything published nor a draft. */
export async function findDocumentTitle(db: Db, document: ContentDocument): Promise<Translated | undefined> {
  const { findTitles, mainFile } = documentsOf(document.kind);
  const [main] = await findDraft(db, document, [mainFile]);
  if (main?.file) return titleIn(document, new Map([[mainFile, main.file]]));
  return (await findTitles(db, [document.id])).get(document.id)?.title;
}
