import type { ContentDocument, DocumentFile, FileState, OpenDocument } from '@navor/contract';
import { hashOfFile, type PublishedDocument, type StoredFile } from '../../../content/documents.ts';
import type { Db } from '../../../platform/database/database.ts';
import { findArchived } from '../../authorship/index.ts';
import { namePeople } from '../../identity/index.ts';
import { type DraftFile, draftHash, findDraft, overlay } from '../drafts/find-draft.ts';
import { findSchedule } from '../publishing/find-schedule.ts';
import { documentsOf } from './document-kinds.ts';
import { titleIn } from './title-in.ts';

/** A document with the state of each of its files; undefined where there is neither anything published nor a draft. */
export async function openDocument(db: Db, document: ContentDocument): Promise<OpenDocument | undefined> {
  const published = await documentsOf(document.kind).find(db, document.id);
  const draft = await findDraft(db, document);
  if (!published && draft.length === 0) return undefined;
  const names = await namePeople(
    db,
    draft.flatMap(({ updatedBy }) => updatedBy ?? []),
  );
  return {
    ...document,
    title: titleIn(document, overlay(published, draft)),
    is_published: published?.status === 'published',
    is_new: !published,
    archived_at: await findArchived(db, document),
    draft_hash: draftHash(draft),
    files: filesOf(published, draft, names),
    schedule: await findSchedule(db, document),
  };
}

function filesOf(
  published: PublishedDocument | undefined,
  draft: readonly DraftFile[],
  names: ReadonlyMap<string, string>,
): DocumentFile[] {
  const drafted = new Map(draft.map((file) => [file.path, file]));
  const paths = [...new Set([...(published?.files.keys() ?? []), ...drafted.keys()])].sort();
  return paths.map((path) => {
    const own = drafted.get(path);
    const before = published?.files.get(path);
    const file = own ? own.file : before;
    return {
      ...{ path, hash: file ? hashOfFile(file) : null, state: own ? stateOf(own, before) : 'published' },
      size: file && 'bytes' in file ? file.bytes.length : null,
      updated_at: own?.updatedAt ?? null,
      updated_by: (own?.updatedBy && names.get(own.updatedBy)) ?? null,
    };
  });
}

export function stateOf({ file }: Pick<DraftFile, 'file'>, published: StoredFile | undefined): FileState {
  if (!file) return 'removed';
  return published ? 'changed' : 'new';
}
