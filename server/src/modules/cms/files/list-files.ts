import type { CmsFile, ContentDocument, FileFilter, FilesOfDocument, UploadKind } from '@navor/contract';
import { and, eq, sql } from 'drizzle-orm';
import { hashOfFile, type StoredFile } from '../../../content/documents.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { namePeople } from '../../identity/index.ts';
import { cmsVersions } from '../cms.tables.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { stateOf } from '../documents/open-document.ts';
import { titleIn } from '../documents/title-in.ts';
import { findDraft, overlay } from '../drafts/find-draft.ts';
import { addressOf } from './add-file.ts';
import { isAmong } from './count-files.ts';
import { findUses } from './find-uses.ts';
import { uploadKindAt } from './upload-kind.ts';

/** What a document can show besides its texts, each with the places that show it. */
export async function listFiles(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  document: ContentDocument,
  filter: FileFilter = 'all',
): Promise<FilesOfDocument> {
  const documents = documentsOf(document.kind);
  const published = await documents.find(db, document.id);
  const draft = await findDraft(db, document);
  const composed = overlay(published, draft);
  const uses = findUses(documents, composed, published?.files ?? new Map());
  const drafted = new Map(draft.map((one) => [one.path, one]));
  const names = await namePeople(
    db,
    draft.flatMap(({ updatedBy }) => updatedBy ?? []),
  );
  const shown = [...composed].flatMap(([path, file]) => {
    const is = uploadKindAt(documents.uploads, path);
    const isShown = isAmong(filter, uses.get(path) ?? []);
    return is && isShown ? [{ path, is, file, hash: hashOfFile(file) }] : [];
  });
  const versions = await countVersions(db, document);
  const files = shown.map(async ({ path, is, file, hash }): Promise<CmsFile> => {
    const own = drafted.get(path);
    return {
      ...{ path, is, hash, address: addressOf(file), size: await sizeOf(storage, file) },
      state: own ? stateOf(own, published?.files.get(path)) : 'published',
      uses: uses.get(path) ?? [],
      versions: versions.get(`${path} ${hash}`) ?? 0,
      updated_at: own?.updatedAt ?? null,
      updated_by: (own?.updatedBy && names.get(own.updatedBy)) ?? null,
    };
  });
  return {
    ...{ ...document, title: titleIn(document, composed) },
    takes: Object.keys(documents.uploads?.folders ?? {}) as UploadKind[],
    files: (await Promise.all(files)).sort((one, other) => (one.path < other.path ? -1 : 1)),
  };
}

async function sizeOf(storage: Services['storage'], file: StoredFile): Promise<number | null> {
  return 'bytes' in file ? file.bytes.length : ((await storage.sizeOf(file.storageKey)) ?? null);
}

/** In how many versions each file is that is no text, by path and hash. */
async function countVersions(db: Db, { kind, id }: ContentDocument): Promise<Map<string, number>> {
  const rows = await db
    .select({
      path: sql<string>`file.key`,
      hash: sql<string>`file.value ->> 'hash'`,
      versions: sql<number>`count(*)::int`,
    })
    .from(cmsVersions)
    .innerJoin(sql`jsonb_each(${cmsVersions.files}) AS file`, sql`file.key !~ '[.](md|yaml)$'`)
    .where(and(eq(cmsVersions.kind, kind), eq(cmsVersions.documentId, id)))
    .groupBy(sql`1, 2`);
  return new Map(rows.map(({ path, hash, versions }) => [`${path} ${hash}`, versions]));
}
