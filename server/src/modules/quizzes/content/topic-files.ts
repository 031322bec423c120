import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { DocumentFiles, SharedFiles } from '../../../content/documents.ts';
import { readYamlFile } from '../../../content/files/yaml-file.ts';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';
import { themeFilesOf } from '../../courses/index.ts';
import { quizTopics } from '../quizzes.tables.ts';
import { formatQuizzes } from './format-quizzes.ts';

const themeFiles = themeFilesOf('quiz.yaml');

/** The theme of a quiz, and the topics of its questions. */
export const quizSharedFiles: SharedFiles = {
  async find(db, files) {
    const rows = await db
      .select()
      .from(quizTopics)
      .where(inArray(quizTopics.id, topicsIn(files)));
    const file = Object.fromEntries(rows.map(({ id, title }) => [id, title]));
    const written = formatQuizzes({ topics: rows.length > 0 ? { file } : undefined, quizzes: [] });
    return new Map([...(await themeFiles.find(db, files)), ...written]);
  },

  async addMissing({ db, threads }, files) {
    const written = new Map([...files].filter(([path]) => path === 'topics.yaml'));
    const rows = written.size > 0 ? await threads.run(readTopicsTask, written) : [];
    if (rows.length > 0) await db.insert(quizTopics).values(rows).onConflictDoNothing();
  },
};

const readTopicsTask = defineThreadTask<typeof import('./read-topic-rows.ts'), 'readTopicRows'>({
  ...{ name: 'readTopicRows', file: new URL('./read-topic-rows.ts', import.meta.url), limitMs: 20_000 },
});

const namesTopic = z.object({ topic: z.string() });

function topicsIn(files: DocumentFiles): string[] {
  return [...files].flatMap(([path, file]) => {
    if (!path.startsWith('questions/') || !('bytes' in file)) return [];
    return readYamlFile(file.bytes, namesTopic).value?.topic ?? [];
  });
}
