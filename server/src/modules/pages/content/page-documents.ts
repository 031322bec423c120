import { type PageId, pageIds } from '@navor/contract';
import { type Language, languages } from '@navor/languages';
import { inArray } from 'drizzle-orm';
import { type Documents, forThread, inFolder, outOfFolder, revisionOf } from '../../../content/documents.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';
import { fillPlaceholders } from '../page-placeholders.ts';
import { pages } from '../pages.tables.ts';
import { exportPage } from './export-pages.ts';
import { writePageFile } from './format-pages.ts';
import { type PageFile, pageShape } from './page-shapes.ts';
import { publishPage } from './save-pages.ts';

const folder = 'pages';
const mainFile = 'page.yaml';

/** Pages about the installation as their authors work on them. What the law asks for is always there: none is unpublished. */
export const pageDocuments: Documents = {
  ...{ kind: 'page', folder, mainFile, searchSource: null },
  isFile: (path) => path === mainFile || textAt(path) !== undefined,
  textAt,
  valueAt: (path) =>
    path === mainFile ? { shape: pageShape, write: (value: PageFile) => writePageFile(value) } : undefined,

  shared: { find: async () => new Map(), addMissing: async () => {} },

  async find(db, id) {
    const files = await findFiles(db, id);
    return files && { status: 'published', files };
  },

  async findFile(db, id, path) {
    return (await findFiles(db, id))?.get(path);
  },

  findIds: async (db) => (await db.select({ id: pages.id }).from(pages)).map(({ id }) => id),

  async findTitles(db, ids) {
    const known = pageIds.filter((id) => ids.includes(id));
    const rows = await db.select({ id: pages.id, title: pages.title }).from(pages).where(inArray(pages.id, known));
    return new Map(rows.map(({ id, title }) => [id, { title, status: 'published' }]));
  },

  async findRevisions(db, ids) {
    const known = pageIds.filter((id) => ids.includes(id));
    const rows = await db
      .select({ id: pages.id, contentHash: pages.contentHash, editedAt: pages.editedAt })
      .from(pages)
      .where(inArray(pages.id, known));
    return new Map(rows.map(({ id, ...row }) => [id, revisionOf(row)]));
  },

  // A page has three short texts, which share their headings: there is nothing that a change cannot touch.
  findRendered: async () => new Map(),

  async prepare({ threads }, { id, files }) {
    const { files: taken } = forThread(inFolder(`${folder}/${id}`, files));
    const { page, problems } = await threads.run(prepareTask, { files: taken });
    return {
      problems,
      async save(tx: Db) {
        if (!page) throw new Error('A page with faults is not published');
        await publishPage(tx, page);
      },
    };
  },

  async unpublish() {
    throw new AppError('FORBIDDEN');
  },

  async renderText({ config, threads }, { id, files, path }) {
    const language = textAt(path)?.language;
    if (!language) return { body: [], contents: [], problems: [] };
    const { files: taken } = forThread(inFolder(`${folder}/${id}`, files));
    const rendered = await threads.run(renderTask, { files: taken, path: `${folder}/${id}/${path}`, language });
    const body = rendered.body.map((part) =>
      part.kind === 'html' ? { ...part, html: fillPlaceholders(part.html, config.operator) } : part,
    );
    return { ...rendered, body };
  },
};

function textAt(path: string): { language: Language; textId: null } | undefined {
  const code = /^text\.([a-z]+)\.md$/.exec(path)?.[1];
  const language = languages.find((one) => one === code);
  return language && { language, textId: null };
}

async function findFiles(db: Db, id: string) {
  const files = isPageId(id) ? await exportPage(db, id) : undefined;
  if (!files) return undefined;
  return new Map([...outOfFolder(`${folder}/${id}`, files)].map(([path, bytes]) => [path, { bytes }] as const));
}

function isPageId(id: string): id is PageId {
  return pageIds.some((one) => one === id);
}

type TasksFile = typeof import('./page-document-tasks.ts');
const file = new URL('./page-document-tasks.ts', import.meta.url);

const prepareTask = defineThreadTask<TasksFile, 'preparePageDocument'>({
  ...{ name: 'preparePageDocument', file, limitMs: 60_000 },
});

const renderTask = defineThreadTask<TasksFile, 'renderPageText'>({
  ...{ name: 'renderPageText', file, limitMs: 20_000 },
});
