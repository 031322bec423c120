import { type Language, languages } from '@navor/languages';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Documents, forThread, inFolder, outOfFolder, revisionOf } from '../../../content/documents.ts';
import { asBuffers } from '../../../content/files/as-buffers.ts';
import type { Db } from '../../../platform/database/database.ts';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';
import { librarySearchSource } from '../catalogue/library-search-source.ts';
import { announceItem } from '../library.events.ts';
import { libraryFiles, libraryItems, libraryTexts } from '../library.tables.ts';
import { exportItem } from './export-library.ts';
import { writeItem } from './format-library.ts';
import { findLibraryReferences } from './library-references.ts';
import { type ItemFile, itemShape } from './library-shapes.ts';
import { publishItem } from './save-library.ts';
import { itemSharedFiles } from './tag-files.ts';

const folder = 'library';
const mainFile = 'item.yaml';

/** Items of the library as their authors work on them. */
export const itemDocuments: Documents = {
  ...{ kind: 'item', folder, mainFile, searchSource: librarySearchSource.name },
  isFile: (path) => /^(item\.yaml|text\.[a-z]+\.md|figures\/[^/]+|tables\/[^/]+)$/.test(path),
  textAt,
  valueAt: (path) =>
    path === mainFile ? { shape: itemShape, write: (value: ItemFile) => writeItem(value) } : undefined,

  shared: itemSharedFiles,

  async find(db, id) {
    const found = await exportItem(db, id);
    if (!found) return undefined;
    const files = [...outOfFolder(`${folder}/${id}`, found.files)].map(([path, bytes]) => [path, { bytes }] as const);
    return { status: found.status, files: new Map(files) };
  },

  findFile,

  findIds: async (db) => (await db.select({ id: libraryItems.id }).from(libraryItems)).map(({ id }) => id),

  async findTitles(db, ids) {
    const rows = await db
      .select({ id: libraryItems.id, title: libraryItems.title, status: libraryItems.status })
      .from(libraryItems)
      .where(inArray(libraryItems.id, [...ids]));
    return new Map(rows.map(({ id, ...named }) => [id, named]));
  },

  async findRevisions(db, ids) {
    const rows = await db
      .select({ id: libraryItems.id, contentHash: libraryItems.contentHash, editedAt: libraryItems.editedAt })
      .from(libraryItems)
      .where(inArray(libraryItems.id, [...ids]));
    return new Map(rows.map(({ id, ...row }) => [id, revisionOf(row)]));
  },

  // An item has three texts, which share their headings and files: there is nothing that a change cannot touch.
  findRendered: async () => new Map(),

  async prepare({ db, events, threads }, { id, files, rendered }) {
    const known = await findLibraryReferences(db);
    const { files: taken } = forThread(inFolder(`${folder}/${id}`, files));
    const { item, problems } = await threads.run(prepareTask, { id, files: taken, known, rendered });
    return {
      problems,
      async save(tx: Db) {
        if (!item) throw new Error('An item with faults is not published');
        await publishItem(tx, { ...item, files: asBuffers(item.files) });
        await announceItem(tx, events, id);
      },
    };
  },

  async unpublish(tx, { events }, id) {
    await tx
      .update(libraryItems)
      .set({ status: 'draft', editedAt: new Date(), updatedAt: sql`now()` })
      .where(eq(libraryItems.id, id));
    await announceItem(tx, events, id);
  },

  async renderText({ db, threads }, { id, files, path }) {
    const language = textAt(path)?.language;
    if (!language) return { body: [], contents: [], problems: [] };
    const known = await findLibraryReferences(db);
    const { files: taken } = forThread(inFolder(`${folder}/${id}`, files));
    return threads.run(renderTask, { id, files: taken, known, path: `${folder}/${id}/${path}`, language });
  },

  uploads: {
    folders: { drawing: { name: 'figures' }, table: { name: 'tables' } },
  },
};

function textAt(path: string): { language: Language; textId: null } | undefined {
  const code = /^text\.([a-z]+)\.md$/.exec(path)?.[1];
  const language = languages.find((one) => one === code);
  return language && { language, textId: null };
}

async function findFile(db: Db, itemId: string, path: string): ReturnType<Documents['findFile']> {
  const language = textAt(path)?.language;
  if (language) {
    const [row] = await db
      .select({ source: libraryTexts.source })
      .from(libraryTexts)
      .where(and(eq(libraryTexts.itemId, itemId), eq(libraryTexts.language, language)));
    return row && { bytes: Buffer.from(row.source) };
  }
  if (path === mainFile) {
    const [row] = await db.select().from(libraryItems).where(eq(libraryItems.id, itemId));
    return row && { bytes: writeItem({ ...row, theme: row.themeId }) };
  }
  const [row] = await db
    .select({ content: libraryFiles.content })
    .from(libraryFiles)
    .where(and(eq(libraryFiles.itemId, itemId), eq(libraryFiles.path, path)));
  return row && { bytes: row.content };
}

type TasksFile = typeof import('./item-document-tasks.ts');
const file = new URL('./item-document-tasks.ts', import.meta.url);

const prepareTask = defineThreadTask<TasksFile, 'prepareItemDocument'>({
  ...{ name: 'prepareItemDocument', file, limitMs: 60_000 },
});

const renderTask = defineThreadTask<TasksFile, 'renderItemText'>({
  ...{ name: 'renderItemText', file, limitMs: 20_000 },
});
