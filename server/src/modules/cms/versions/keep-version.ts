import { isDeepStrictEqual } from 'node:util';
import type { ContentDocument, VersionReason } from '@navor/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { type DocumentFiles, hashOfFile, type StoredFile } from '../../../content/documents.ts';
import type { Db } from '../../../platform/database/database.ts';
import { cmsBlobs, cmsVersions, type VersionFile, type VersionFiles } from '../cms.tables.ts';

export type Version = { id: string; number: number };

type Keeping = {
  document: ContentDocument;
  reason: VersionReason;
  files: DocumentFiles;
  createdBy: string | null;
  note?: string | null;
  /** Whatever a version that says the same was kept for. */
  unlessKept?: boolean;
};

/** Keeps a document as it is now. The caller holds its lock. Twice the same for the same reason is one version. */
export async function keepVersion(tx: Db, keeping: Keeping): Promise<Version> {
  const { document, reason, files, createdBy, note = null, unlessKept = false } = keeping;
  const { kind, id: documentId } = document;
  const described = await keepFiles(tx, files);
  const [last] = await tx
    .select()
    .from(cmsVersions)
    .where(isVersionOf(document))
    .orderBy(desc(cmsVersions.number))
    .limit(1);
  const isForTheSame = unlessKept || (last?.reason === reason && last.note === note);
  if (last && isForTheSame && isDeepStrictEqual(last.files, described)) return last;
  const [kept] = await tx
    .insert(cmsVersions)
    .values({ kind, documentId, number: (last?.number ?? 0) + 1, reason, note, files: described, createdBy })
    .returning({ id: cmsVersions.id, number: cmsVersions.number });
  if (!kept) throw new Error('A version was not kept');
  return kept;
}

export function isVersionOf({ kind, id }: ContentDocument) {
  return and(eq(cmsVersions.kind, kind), eq(cmsVersions.documentId, id));
}

/** Keeps the bytes of files, each once, and tells what to know them by. */
export async function keepFiles(tx: Db, files: DocumentFiles): Promise<VersionFiles> {
  const described: [string, VersionFile][] = [];
  const blobs = new Map<string, Buffer>();
  for (const [path, file] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const hash = hashOfFile(file);
    if ('bytes' in file) blobs.set(hash, file.bytes);
    described.push([path, 'bytes' in file ? { hash, size: file.bytes.length } : { hash, size: null, ...file }]);
  }
  const values = [...blobs].map(([hash, content]) => ({ hash, content }));
  // In the order of their names, so that two who keep the same ones do not wait for each other.
  values.sort((one, other) => (one.hash < other.hash ? -1 : 1));
  if (values.length > 0) await tx.insert(cmsBlobs).values(values).onConflictDoNothing();
  return Object.fromEntries(described);
}

/** The files that a version knows. */
export async function readVersionFiles(db: Db, described: VersionFiles): Promise<DocumentFiles> {
  const hashes = Object.values(described).flatMap(({ hash, storageKey }) => (storageKey ? [] : [hash]));
  const rows = await findBlobs(db, [...new Set(hashes)]);
  const blobs = new Map(rows.map(({ hash, content }) => [hash, content]));
  return new Map(
    Object.entries(described).map(([path, { hash, storageKey }]): [string, StoredFile] => {
      if (storageKey) return [path, { storageKey }];
      const bytes = blobs.get(hash);
      if (!bytes) throw new Error(`The bytes of ${path} are not kept`);
      return [path, { bytes }];
    }),
  );
}

async function findBlobs(db: Db, hashes: string[]) {
  if (hashes.length === 0) return [];
  return db.select().from(cmsBlobs).where(inArray(cmsBlobs.hash, hashes));
}
