import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { SharedFiles } from '../../../content/documents.ts';
import { readYamlFile } from '../../../content/files/yaml-file.ts';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';
import { themeFilesOf } from '../../courses/index.ts';
import { libraryTags } from '../library.tables.ts';
import { formatLibrary } from './format-library.ts';

const themeFiles = themeFilesOf('item.yaml');

/** The theme and the tags of an item. */
export const itemSharedFiles: SharedFiles = {
  async find(db, files) {
    const main = files.get('item.yaml');
    const { value } = readYamlFile(main && 'bytes' in main ? main.bytes : Buffer.alloc(0), namesTags);
    const rows = await db
      .select()
      .from(libraryTags)
      .where(inArray(libraryTags.id, value?.tags ?? []));
    const file = Object.fromEntries(rows.map(({ id, title }) => [id, title]));
    const written = formatLibrary({ tags: rows.length > 0 ? { file } : undefined, items: [] });
    return new Map([...(await themeFiles.find(db, files)), ...written]);
  },

  async addMissing({ db, threads }, files) {
    const written = new Map([...files].filter(([path]) => path === 'library/tags.yaml'));
    const rows = written.size > 0 ? await threads.run(readTagsTask, written) : [];
    if (rows.length > 0) await db.insert(libraryTags).values(rows).onConflictDoNothing();
  },
};

const readTagsTask = defineThreadTask<typeof import('./read-tag-rows.ts'), 'readTagRows'>({
  ...{ name: 'readTagRows', file: new URL('./read-tag-rows.ts', import.meta.url), limitMs: 20_000 },
});

const namesTags = z.object({ tags: z.array(z.string()).default([]) });
