import { createHash } from 'node:crypto';
import type { ContentDocument, UploadAnswer } from '@navor/contract';
import { hashOfFile, type StoredFile, type UploadFolder } from '../../../content/documents.ts';
import { holdStoredFiles, storedKeysOf } from '../../../content/files/hold-stored-files.ts';
import { nameFile } from '../../../content/uploads/name-file.ts';
import { refusal, type UploadedFile } from '../../../content/uploads/upload.ts';
import type { Db } from '../../../platform/database/database.ts';
import { publicAddressOf } from '../../../platform/files/storage.ts';
import type { Services } from '../../../platform/services.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { composeFiles } from '../drafts/compose-files.ts';
import { findCurrent, lockDocument, putDraft } from '../drafts/write-draft.ts';
import { uploadKindAt } from './upload-kind.ts';

export type NewFile = {
  document: ContentDocument;
  file: UploadedFile;
  /** As its sender calls it. */
  name: string;
  /** Whose place it takes. */
  replaced: { path: string; hash: string | null } | undefined;
  userId: string;
};

/** Puts an uploaded file into a document's draft, under a name of its own or in the place of another. */
export async function addFile(services: Services, added: NewFile): Promise<UploadAnswer> {
  const { document, file, replaced } = added;
  const { uploads } = documentsOf(document.kind);
  const folder = uploads?.folders[file.is];
  if (!uploads || !folder) return refusal('no_place');
  if (replaced && uploadKindAt(uploads, replaced.path) !== file.is) return refusal('other_kind');
  // What nobody will refer to is not kept.
  if (replaced && (await findCurrent(services.db, document, replaced.path)).current.hash !== replaced.hash)
    return { kind: 'outdated' };
  const stored = await store(services, folder, file);
  return services.db.transaction(async (tx): Promise<UploadAnswer> => {
    await lockDocument(tx, document);
    await holdStoredFiles(tx, services.storage, storedKeysOf([stored]));
    const path = replaced ? replaced.path : await freePath(tx, added, folder, stored);
    if (replaced && (await findCurrent(tx, document, path)).current.hash !== replaced.hash) return { kind: 'outdated' };
    const published = await documentsOf(document.kind).findFile(tx, document.id, path);
    await putDraft(tx, { document, path, file: stored, published: published ?? null, userId: added.userId });
    return {
      ...{ kind: 'added', path, is: file.is, hash: hashOfFile(stored), changes: file.changes },
      address: addressOf(stored),
    };
  });
}

/** Where browsers find a file; drawings and tables are part of what shows them. */
export function addressOf(file: StoredFile): string | null {
  return 'storageKey' in file ? publicAddressOf(file.storageKey) : null;
}

/** Before anything refers to it: what is named by its bytes can be there twice as well as once. */
async function store({ storage }: Services, { keyOf }: UploadFolder, file: UploadedFile): Promise<StoredFile> {
  const { content, format } = file;
  if (content.kind === 'received') {
    if (!keyOf) throw new Error(`A ${file.is} belongs into storage`);
    const storageKey = keyOf(content.file.sha256, format);
    await storage.keep(content.file, storageKey);
    return { storageKey };
  }
  if (!keyOf) return { bytes: content.bytes };
  const storageKey = keyOf(createHash('sha256').update(content.bytes).digest('hex'), format);
  await storage.put(storageKey, content.bytes);
  return { storageKey };
}

/** The same file once more is the one that is there; any other gets a name that nothing has, nor had in what is published. */
async function freePath(
  tx: Db,
  { document, file, name }: NewFile,
  folder: UploadFolder,
  stored: StoredFile,
): Promise<string> {
  const ending = file.language ? `${file.language}.${file.format}` : file.format;
  const composed = await composeFiles(tx, document);
  const published = await documentsOf(document.kind).find(tx, document.id);
  const same = [...composed].find(
    ([path, one]) =>
      path.startsWith(`${folder.name}/`) && path.endsWith(`.${ending}`) && hashOfFile(one) === hashOfFile(stored),
  );
  if (same) return same[0];
  const isTaken = (one: string) => composed.has(one) || published?.files.has(one) === true;
  return `${folder.name}/${nameFile(name, ending, (one) => isTaken(`${folder.name}/${one}`))}`;
}
