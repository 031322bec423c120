import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { SharedFiles } from '../../../content/documents.ts';
import { readYamlFile } from '../../../content/files/yaml-file.ts';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';
import { themes } from '../courses.tables.ts';
import { formatCourses } from './format-courses.ts';
import { themeRow } from './save-courses.ts';

/** The theme that the main file of a document names. */
export function themeFilesOf(mainFile: string): SharedFiles {
  return {
    async find(db, files) {
      const main = files.get(mainFile);
      const { value } = readYamlFile(main && 'bytes' in main ? main.bytes : Buffer.alloc(0), namesTheme);
      if (!value) return new Map();
      const rows = await db
        .select()
        .from(themes)
        .where(inArray(themes.id, [value.theme]));
      return formatCourses({ themes: rows.map((row) => ({ id: row.id, file: row })), courses: [] });
    },

    async addMissing({ db, threads }, files) {
      const written = new Map([...files].filter(([path]) => path.startsWith('themes/')));
      const rows = written.size > 0 ? (await threads.run(readThemesTask, written)).map(themeRow) : [];
      if (rows.length > 0) await db.insert(themes).values(rows).onConflictDoNothing();
    },
  };
}

const readThemesTask = defineThreadTask<typeof import('./read-themes.ts'), 'readThemes'>({
  ...{ name: 'readThemes', file: new URL('./read-themes.ts', import.meta.url), limitMs: 20_000 },
});

const namesTheme = z.object({ theme: z.string() });
