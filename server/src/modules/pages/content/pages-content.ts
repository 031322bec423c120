import { defineContentKind } from '../../../content/content-kind.ts';
import { pages as pagesTable } from '../pages.tables.ts';
import { exportPages, findEditedPages } from './export-pages.ts';
import { formatPages } from './format-pages.ts';
import { type PreparedPages, preparePages } from './prepare-pages.ts';
import { type ReadPages, readPages } from './read-pages.ts';
import { outdatedPages } from './render-outdated-pages.ts';
import { savePages } from './save-pages.ts';

export const pagesContent = defineContentKind<ReadPages, PreparedPages>({
  noun: { one: 'page', many: 'pages' },
  paths: [/^pages\/[^/]+\/(page\.yaml|[^/]+\.md)$/],
  table: pagesTable,
  read: readPages,
  format: ({ pages }) => formatPages(pages),
  async prepare(files, { db, rendered }) {
    return preparePages(files, { ...(rendered && { rendered }), edited: db ? await findEditedPages(db) : [] });
  },
  idsOf: ({ pages }) => pages.map(({ id }) => id),
  renderedOf: ({ pages }) =>
    new Map(
      pages.flatMap(({ prepared }) =>
        prepared.map(({ path, body, contents, passages }) => [path, { body, contents, passages }]),
      ),
    ),
  save: savePages,
  export: exportPages,
  outdated: outdatedPages,
});
