import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportReport } from '@navor/contract';
import type { QuestionSource } from '@navor/questions';
import { expect } from 'vitest';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

/** A server with an author, and the calls that tests of all kinds of banks make. */
export async function startImporting() {
  const server = await startTestServer();
  await saveSampleQuizzes(server);
  const author = await openAccount(server, 'author', { roles: ['author'] });
  return {
    server,
    author,
    importing: (fileName: string, text: string, more: object = {}) =>
      importBank({ server, author }, { file_name: fileName, text, theme: 'elektrika', ...more }),
    sources: (quizId: string) => findSources(server, quizId),
  };
}

export type Importing = Awaited<ReturnType<typeof startImporting>>;

async function importBank(
  { server, author }: { server: TestServer; author: SamplePerson },
  body: object,
): Promise<ImportReport> {
  const response = await server.call('/api/quizzes/import', { body, cookie: author.cookie });
  expect(response.status).toBe(200);
  return json(response);
}

async function findSources(server: TestServer, quizId: string): Promise<Map<string, QuestionSource>> {
  const rows = await server.database.query<{ id: string; source: QuestionSource }>(
    `SELECT questions.id, source FROM questions
     JOIN question_versions ON question_versions.id = current_version_id
     WHERE questions.quiz_id = $1 ORDER BY position`,
    [quizId],
  );
  return new Map(rows.map(({ id, source }) => [id, source]));
}

export function bankFixture(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, 'fixtures', name), 'utf8');
}

/** Each question's line and name, and why it was refused where it was. */
export function resultsOf({ questions }: ImportReport) {
  return questions.map(({ line, name, result }) => [line, name, result.kind === 'taken' ? 'taken' : result.reason]);
}
