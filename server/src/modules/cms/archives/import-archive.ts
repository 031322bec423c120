import { type ArchiveReport, type ContentDocument, documentKinds, type ImportedDocument } from '@navor/contract';
import { and, eq } from 'drizzle-orm';
import type { DocumentFiles } from '../../../content/documents.ts';
import { idShape } from '../../../content/files/content-shapes.ts';
import { holdStoredFiles, storedKeysOf } from '../../../content/files/hold-stored-files.ts';
import { type FileProblem, inFile } from '../../../content/files/problem.ts';
import { readYamlFile } from '../../../content/files/yaml-file.ts';
import type { SignedIn } from '../../../platform/access.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import {
  type AuthoringWrite,
  claimDocument,
  findMade,
  isReserved,
  makeOnce,
  mayEdit,
  partOfWrite,
} from '../../authorship/index.ts';
import { cmsDrafts } from '../cms.tables.ts';
import { documentsOf, inOwnFolder } from '../documents/document-kinds.ts';
import { isHouseOnly } from '../documents/is-house-only.ts';
import { isThere } from '../documents/is-there.ts';
import { draftHash, findDraft, isOf } from '../drafts/find-draft.ts';
import { findCurrent, lockDocument, putDraft } from '../drafts/write-draft.ts';
import { limitUnpacked } from '../files/limit-uploads.ts';
import { checkDraft } from '../publishing/check-draft.ts';
import { importMarks } from '../translations/marks-file.ts';
import { keepVersion } from '../versions/keep-version.ts';
import { type ArchivedDocument, archivedDocuments } from './archived-documents.ts';
import { type MergedArchive, mergeArchived } from './merge-archived.ts';
import { type ArchivedFile, discardMedia, readArchive } from './read-archive.ts';
import { chooseNewIds, renameDocuments } from './rename-documents.ts';

type Import = {
  viewer: SignedIn;
  /** Where the archive lies. */
  archive: string;
  /** Beside what is there already, under other ids, instead of as drafts over it. */
  isAsNew: boolean;
  write?: AuthoringWrite | undefined;
};

/** Brings the documents of an archive in as drafts; nothing of it is published by that, and nothing that was there is lost. */
export async function importArchive(
  services: Services,
  { viewer, archive, isAsNew, write }: Import,
): Promise<ArchiveReport> {
  const read = await readArchive(services, archive);
  if (read.kind === 'refused') return read;
  try {
    await limitUnpacked(services, viewer.user.id, bytesOf(read.files));
    const found = await archivedDocuments(services, read);
    if (!found) return { kind: 'refused', fault: 'too-many-documents', path: null };
    // Chosen once for a write, so that what was interrupted goes on with the ids that it began with.
    const ids = await services.db.transaction((tx) =>
      makeOnce(tx, { write, make: async () => (isAsNew ? chooseNewIds(tx, found.documents) : {}) }),
    );
    const documents = isAsNew ? await renameDocuments(services, found.documents, ids) : found.documents;
    const imported: ({ document: ContentDocument } & Imported)[] = [];
    for (const each of documents) {
      const { document } = each;
      const part = partOfWrite(write, `${document.kind} ${document.id}`);
      imported.push({ document, ...(await importDocument(services, viewer, each, part)) });
    }
    const isIn = ({ outcome }: Imported) => !['foreign', 'impossible', 'unreadable'].includes(outcome);
    // Whoever brings in nothing of their own adds nothing to what all share.
    if (imported.some(isIn)) await addShared(services, read.files);
    const reports: ImportedDocument[] = [];
    for (const { document, faults = [], ...one } of imported) {
      const problems = isIn(one) ? inOwnFolder(document, await checkDraft(services, document)) : faults;
      reports.push({ ...document, ...one, problems });
    }
    return { kind: 'imported', documents: reports, ignored: [...read.ignored, ...found.stray].sort() };
  } finally {
    await discardMedia(read.files.values());
  }
}

function bytesOf(files: ReadonlyMap<string, ArchivedFile>): number {
  return [...files.values()].reduce((sum, file) => sum + ('bytes' in file ? file.bytes.length : file.received.size), 0);
}

/** Themes, topics and tags that documents lean on, where they are not there. */
async function addShared(services: Services, files: ReadonlyMap<string, ArchivedFile>): Promise<void> {
  const texts = new Map([...files].flatMap(([path, file]) => ('bytes' in file ? [[path, file.bytes]] : [])));
  for (const kind of documentKinds) await documentsOf(kind).shared.addMissing(services, texts);
}

type Imported = Pick<ImportedDocument, 'outcome' | 'conflicts'> & {
  /** Of a main file that cannot be read. */
  faults?: FileProblem[];
};

/** Others may write at the same moment; they are merged with once more. */
const mostTries = 5;

async function importDocument(
  services: Services,
  viewer: SignedIn,
  { document, files, marks }: ArchivedDocument,
  write: AuthoringWrite | undefined,
): Promise<Imported> {
  const { db, storage } = services;
  const refused = (outcome: 'foreign' | 'impossible'): Imported => ({ outcome, conflicts: [] });
  if (!idShape.safeParse(document.id).success || isReserved(document)) return refused('impossible');
  const isKnown = await isThere(db, document);
  if (isKnown ? !(await mayEdit(db, viewer, document)) : isHouseOnly(viewer, document.kind)) return refused('foreign');
  const earlier = await findMade<Imported>(db, write);
  if (earlier) return earlier.made;
  const faults = faultsOfMain(document, files);
  if (faults.length > 0) return { outcome: 'unreadable', conflicts: [], faults };
  const taken: DocumentFiles = new Map();
  for (const [path, file] of files) {
    if ('bytes' in file) taken.set(path, file);
    else {
      await storage.keep(file.received, file.storageKey);
      taken.set(path, { storageKey: file.storageKey });
    }
  }
  for (let tries = 0; tries < mostTries; tries++) {
    const merged = await mergeArchived(services, document, taken);
    const drafting = { storage, document, taken, marks, merged, isKnown, viewer };
    const imported = await db.transaction((tx) =>
      makeOnce(tx, { write, make: () => draftMerged(tx, drafting), isMade: isDrafted }),
    );
    if (imported) return imported;
  }
  throw new AppError('UNAVAILABLE');
}

/** What was left as it is, or has to be tried once more, is looked at anew. */
function isDrafted(imported: Imported | null): boolean {
  return imported?.outcome === 'created' || imported?.outcome === 'drafted';
}

/** A document whose main file says nothing has no screen where it could be mended or put away. */
function faultsOfMain({ kind }: ContentDocument, files: ArchivedDocument['files']): FileProblem[] {
  const { mainFile, valueAt } = documentsOf(kind);
  const described = valueAt(mainFile);
  const main = files.get(mainFile);
  if (!described || !main || !('bytes' in main)) return [];
  const { value, problems } = readYamlFile(main.bytes, described.shape);
  return value ? [] : inFile(mainFile, problems);
}

type Drafting = Pick<ArchivedDocument, 'document' | 'marks'> & {
  storage: Services['storage'];
  taken: DocumentFiles;
  merged: MergedArchive;
  isKnown: boolean;
  viewer: SignedIn;
};

/** Null where somebody has changed the draft since. */
async function draftMerged(tx: Db, drafting: Drafting): Promise<Imported | null> {
  const { document, taken, marks, merged, isKnown, viewer } = drafting;
  const { before, changed, conflicts } = merged;
  const userId = viewer.user.id;
  await lockDocument(tx, document);
  await holdStoredFiles(tx, drafting.storage, storedKeysOf(taken.values()));
  if (draftHash(await findDraft(tx, document)) !== merged.draftHash) return null;
  if (!isKnown && !(await claimDocument(tx, document, userId))) return { outcome: 'foreign', conflicts: [] };
  await importMarks(tx, document, marks);
  if (changed.size === 0 && conflicts.length === 0) return { outcome: 'unchanged', conflicts };
  if (isKnown) await keepVersion(tx, { document, reason: 'kept', files: before, createdBy: userId, unlessKept: true });
  for (const [path, file] of changed) await draftFile(tx, { document, path, file, userId });
  await keepVersion(tx, { document, reason: 'imported', files: taken, createdBy: userId });
  const details = { kind: document.kind, id: document.id };
  await recordAudit(tx, { actorId: userId, subjectId: null, action: 'content_imported', reason: null, details });
  return { outcome: isKnown ? 'drafted' : 'created', conflicts };
}

type FileDrafting = {
  document: ContentDocument;
  path: string;
  file: Parameters<typeof putDraft>[1]['file'];
  userId: string;
};

async function draftFile(tx: Db, { document, path, file, userId }: FileDrafting): Promise<void> {
  const { published, draft } = await findCurrent(tx, document, path);
  if (!file && !published) await tx.delete(cmsDrafts).where(and(isOf(document), eq(cmsDrafts.path, path)));
  else await putDraft(tx, { document, path, file, published: draft ? undefined : (published ?? null), userId });
}
