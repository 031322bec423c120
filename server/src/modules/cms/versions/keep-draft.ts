import type { ContentDocument } from '@navor/contract';
import type { Services } from '../../../platform/services.ts';
import { composeFiles } from '../drafts/compose-files.ts';
import { lockDocument } from '../drafts/write-draft.ts';
import { keepVersion, type Version } from './keep-version.ts';

type Keeping = { document: ContentDocument; note: string; userId: string };

/** Keeps a document as its authors have left it, with a note that tells others why. */
export function keepDraft({ db }: Pick<Services, 'db'>, { document, note, userId }: Keeping): Promise<Version> {
  return db.transaction(async (tx) => {
    await lockDocument(tx, document);
    const files = await composeFiles(tx, document);
    return keepVersion(tx, { document, reason: 'kept', files, createdBy: userId, note: note || null });
  });
}
