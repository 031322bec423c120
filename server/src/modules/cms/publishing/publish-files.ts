import { createHash } from 'node:crypto';
import type { ContentDocument, VersionReason } from '@navor/contract';
import { type DocumentFiles, hashOfFile, type PublishedDocument } from '../../../content/documents.ts';
import { type FileProblem, isError } from '../../../content/files/problem.ts';
import { isOfContent } from '../../../content/prepare-content.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { waitForTurn } from '../../../platform/database/locks.ts';
import type { Services } from '../../../platform/services.ts';
import { addressesOf, documentsOf, inOwnFolder } from '../documents/document-kinds.ts';
import { forgetPublished } from '../drafts/forget-published.ts';
import { lockDocument } from '../drafts/write-draft.ts';
import { settleTranslations } from '../translations/settle-translations.ts';
import { keepVersion, type Version } from '../versions/keep-version.ts';
import { archivedProblems } from './archived-problems.ts';

type Publication = {
  document: ContentDocument;
  /** What is published while this is prepared; undefined for something new. */
  before: PublishedDocument | undefined;
  files: DocumentFiles;
  reason: VersionReason;
  /** Null for what the server does by itself. */
  userId: string | null;
  /** Looked at once nobody can write any more: false if what was decided on is not so any longer. It changes nothing. */
  isStillWanted: (tx: Db) => Promise<boolean>;
  /** What is written along with it, once nothing can keep it from being published. */
  settle?: (tx: Db) => Promise<void>;
};

export type Publishing =
  | { kind: 'published'; version: Version; problems: FileProblem[] }
  | { kind: 'refused'; problems: FileProblem[] }
  /** Somebody was faster: it has to be put together anew. */
  | { kind: 'overtaken' };

/** Checks, renders and publishes a document as these files, all of it or nothing. */
export async function publishFiles(services: Services, publication: Publication): Promise<Publishing> {
  const { document, before, files, reason, userId } = publication;
  const { db } = services;
  const documents = documentsOf(document.kind);
  const { problems, save } = await prepareFiles(services, publication);
  if (problems.some(isError)) return { kind: 'refused', problems };
  const translations = await settleTranslations(services, { document, before: before?.files, files });
  return db.transaction(async (tx): Promise<Publishing> => {
    // Whoever loads files meanwhile goes first or waits.
    await waitForTurn(tx, 'content');
    await lockDocument(tx, document);
    const now = await documents.find(tx, document.id);
    // Whoever puts it away meanwhile has the last word, also where nothing of it has changed.
    const archived = await archivedProblems(tx, document);
    if (archived.length > 0) return { kind: 'refused', problems: archived };
    if (stateOf(now) !== stateOf(before) || !(await publication.isStillWanted(tx))) return { kind: 'overtaken' };
    // What was loaded from files, or saved for learners at once, can be had again too; by whom it is, is not known here.
    if (before)
      await keepVersion(tx, { document, reason: 'before', files: before.files, createdBy: null, unlessKept: true });
    await save(tx);
    await translations.save(tx);
    // It may change drafts, which are compared with what is published by now.
    await publication.settle?.(tx);
    const version = await keepVersion(tx, { document, reason, files, createdBy: userId });
    await forgetPublished(tx, document, files);
    if (userId) {
      const details = { kind: document.kind, id: document.id, version: version.number };
      await recordAudit(tx, { actorId: userId, subjectId: null, action: 'content_published', reason: null, details });
    }
    return { kind: 'published', version, problems };
  });
}

type Prepared = {
  problems: FileProblem[];
  /** For what has no errors. */
  save: (tx: Db) => Promise<void>;
};
type ToPrepare = Pick<Publication, 'document' | 'before' | 'files'>;

/** Checks and renders; what did not change is taken as it was rendered. */
export async function prepareFiles(services: Services, { document, before, files }: ToPrepare): Promise<Prepared> {
  const documents = documentsOf(document.kind);
  // Some files of what was never published are nothing that could be published.
  if (!files.has(documents.mainFile)) return { problems: [withoutWhole(documents.mainFile)], save: refuseSaving };
  const changed = changedPaths(before?.files ?? new Map(), files);
  const rendered = before ? await documents.findRendered(services.db, document.id, changed) : new Map();
  const { problems, save } = await documents.prepare(services, {
    ...{ id: document.id, files, rendered, addresses: await addressesOf(services.db) },
  });
  // Authors have no files in front of them whose form they could mend.
  return { problems: inOwnFolder(document, problems.filter(isOfContent)), save };
}

function withoutWhole(mainFile: string): FileProblem {
  const message = `Nothing can be published without ${mainFile}, which readers do not have yet`;
  const fault = { code: 'unpublished-whole', parts: [] };
  return { path: mainFile, line: 1, rule: 'unpublished-whole', severity: 'error', message, fault };
}

async function refuseSaving(): Promise<never> {
  throw new Error('A document with faults is not published');
}

function changedPaths(before: DocumentFiles, files: DocumentFiles): string[] {
  const paths = new Set([...before.keys(), ...files.keys()]);
  return [...paths].filter((path) => hashAt(before, path) !== hashAt(files, path));
}

function hashAt(files: DocumentFiles, path: string): string | undefined {
  const file = files.get(path);
  return file && hashOfFile(file);
}

/** Names what is published as a whole, as `draftHash` names a draft. */
export function publishedHash(document: PublishedDocument | undefined): string {
  return createHash('sha256').update(stateOf(document)).digest('hex');
}

function stateOf(document: PublishedDocument | undefined): string {
  if (!document) return '';
  const files = [...document.files].sort(([one], [other]) => (one < other ? -1 : 1));
  return files.map(([path, file]) => `${path} ${hashOfFile(file)}`).join('\n');
}
