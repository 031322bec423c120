import { createHash } from 'node:crypto';
import type {
  BodyPart,
  ContentDocument,
  ContentStatus,
  DocumentKindName,
  Heading,
  LibraryPart,
  UploadKind,
} from '@navor/contract';
import type { Language, Translated } from '@navor/languages';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../platform/database/database.ts';
import type { Storage } from '../platform/files/storage.ts';
import type { Services } from '../platform/services.ts';
import type { RenderedTexts } from './content-kind.ts';
import type { ContentFiles } from './files/content-files.ts';
import type { FileProblem } from './files/problem.ts';

/** A file of a document: its bytes, or where larger ones are kept. */
export type StoredFile = { bytes: Buffer } | { storageKey: string };

/** By their path in the document's folder, such as `lessons/tok.sl.md`. */
export type DocumentFiles = Map<string, StoredFile>;

/** What is published as one thing, such as a course; or one that is kept unpublished. */
export type PublishedDocument = { status: ContentStatus; files: DocumentFiles };

/** How what authors write is found, checked and published, of one kind of content. */
export type Documents = {
  kind: DocumentKindName;
  /** Where their folders are: `courses`. */
  folder: string;
  /** The file of the folder that says what the document is. */
  mainFile: string;
  /** The name under which the search knows them, one a group; null where they are found by nobody. */
  searchSource: string | null;
  isFile: (path: string) => boolean;
  /** The language of a text, and the id of what it is a text of where a document has several. */
  textAt: (path: string) => { language: Language; textId: string | null } | undefined;
  /** What a file of values looks like, and its one written form; undefined for texts, drawings and media. */
  valueAt: (path: string) => ValueFile | undefined;
  /** What a document becomes a part of by what its main file says, and where in it; left out where they stand alone. */
  placeOf?: (main: never) => { document: ContentDocument; part: unknown } | undefined;
  /** What documents lean on beside their own folders, such as themes and tags. */
  shared: SharedFiles;
  find: (db: Db, id: string) => Promise<PublishedDocument | undefined>;
  /** One file of it, without the others. */
  findFile: (db: Db, id: string, path: string) => Promise<StoredFile | undefined>;
  findIds: (db: Db) => Promise<string[]>;
  /** Names of documents that are there, by id. */
  findTitles: (db: Db, ids: readonly string[]) => Promise<Map<string, { title: Translated; status: ContentStatus }>>;
  /** By id, what is another whenever other files are published. */
  findRevisions: (db: Db, ids: readonly string[]) => Promise<Map<string, string>>;
  /** What became of those texts that a change of these paths cannot touch; all others are rendered anew. */
  findRendered: (db: Db, id: string, changed: readonly string[]) => Promise<RenderedTexts>;
  /** Checks and renders a document, off the thread that serves; what it refers to is looked up. */
  prepare: (services: Services, document: DocumentToPrepare) => Promise<PreparedDocument>;
  /** Lets readers see it no longer, whatever state it is in, in the caller's transaction, and tells of it. */
  unpublish: (tx: Db, services: Pick<Services, 'events'>, id: string) => Promise<void>;
  /** One text as its page would show it, although others of the document may have faults. */
  renderText: (services: Services, text: TextToRender) => Promise<RenderedText>;
  /** Where files that are uploaded belong; left out where there are only texts. */
  uploads?: UploadPlaces;
};

/** What a document can show besides texts. */
export type UploadPlaces = {
  /** By what it is; what is left out has no place in such a document. */
  folders: Partial<Record<UploadKind, UploadFolder>>;
  /** Where those lie that are in storage; nothing else lies there. */
  stored?: {
    folder: string;
    /** A query of the keys that published documents name. */
    publishedKeys: SQL;
  };
};

export type UploadFolder = {
  name: string;
  /** Where in storage larger ones are kept, by their bytes; without it the bytes are with the document. */
  keyOf?: (sha256: string, format: string) => string;
};

export type SharedFiles = {
  /** Those that a document with these files leans on, by their path in the folder of the whole content. */
  find: (db: Db, files: DocumentFiles) => Promise<ContentFiles>;
  /** Adds what is not there yet of what belongs to this kind; what is there stays as it is. */
  addMissing: (services: Pick<Services, 'db' | 'threads'>, files: ContentFiles) => Promise<void>;
};

export type ValueFile = { shape: z.ZodType; write: (value: never) => Buffer };

export type DocumentToPrepare = {
  id: string;
  files: DocumentFiles;
  /** By their path in the whole content's folder, as `findRendered` gives them. */
  rendered: RenderedTexts;
  /** Of content of other kinds, that its texts may lead to. */
  addresses: string[];
};

export type PreparedDocument = {
  problems: FileProblem[];
  /** Makes it what is published, in the caller's transaction, and tells of it. */
  save: (tx: Db) => Promise<void>;
};

export type TextToRender = Pick<DocumentToPrepare, 'id' | 'files' | 'addresses'> & { path: string };
export type RenderedText = { body: (BodyPart | LibraryPart)[]; contents: Heading[]; problems: FileProblem[] };

/** The files that something was loaded from, and when it was last published in the app, if that was later. */
export function revisionOf({ contentHash, editedAt }: { contentHash: string; editedAt: Date | null }): string {
  return `${contentHash}/${editedAt?.getTime() ?? ''}`;
}

export function hashOfFile(file: StoredFile): string {
  // Keys of storage are named by the bytes behind them.
  return 'bytes' in file ? createHash('sha256').update(file.bytes).digest('hex') : file.storageKey;
}

export async function readStoredFile(storage: Storage, file: StoredFile): Promise<Buffer> {
  if ('bytes' in file) return file.bytes;
  const stored = await storage.get(file.storageKey);
  if (!stored) throw new Error(`${file.storageKey} is missing in storage`);
  return Buffer.from(await new Response(stored.stream).arrayBuffer());
}

/** Files as threads take them: bytes copied, what lies in storage by its key. */
export function forThread(files: DocumentFiles): { files: Map<string, Uint8Array>; stored: Map<string, string> } {
  const taken = { files: new Map<string, Uint8Array>(), stored: new Map<string, string>() };
  for (const [path, file] of files) {
    if ('bytes' in file) taken.files.set(path, file.bytes);
    else taken.stored.set(path, file.storageKey);
  }
  return taken;
}

/** By their path in the folder of the whole content. */
export function inFolder<Value>(folder: string, files: ReadonlyMap<string, Value>): Map<string, Value> {
  return new Map([...files].map(([path, file]) => [`${folder}/${path}`, file]));
}

/** By their path in the document's own folder. */
export function outOfFolder<Value>(folder: string, files: ReadonlyMap<string, Value>): Map<string, Value> {
  return new Map([...files].map(([path, file]) => [path.slice(folder.length + 1), file]));
}
