import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveSampleQuizzes } from './test-support/sample-quizzes.ts';
import { startTestServer, type TestServer } from './test-support/test-server.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  await saveSampleQuizzes(server);
  folder = await mkdtemp(join(tmpdir(), 'navor-banks-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Each command loads the whole server, which a busy machine takes its time for. */
const slow = { timeout: 180_000 };

/** The command as somebody runs it. */
function run(...args: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATABASE_URL: server.database.url, DATA_DIR: folder, LOG_LEVEL: 'silent' };
  return new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'quizzes-command.ts'), ...args], { env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: `${out}${err}` }),
    );
  });
}

async function bank(name: string, content: string | Buffer): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

const drafts = () => server.database.query(`SELECT id FROM quizzes WHERE status = 'draft' ORDER BY id`);

it('imports a bank as a draft and tells of each question', slow, async () => {
  const path = await bank('vaje.gift', 'Drži. {T}\n\nOpišite. {}\n');
  const { code, output } = await run('import', path, '--theme', 'elektrika');
  expect(output).toContain(`${path}:1  taken  Drži. (truefalse) as drzi`);
  expect(output).toContain(`${path}:3  refused  Opišite. (essay): Essays cannot be graded automatically.`);
  expect(output).toContain('1 of 2 questions taken\nSaved as the draft vaje\n');
  expect(code).toBe(0);
  expect(await drafts()).toEqual([{ id: 'vaje' }]);
});

it('fails without saving anything where nothing can be taken', slow, async () => {
  const broken = await run('import', await bank('odrezana.xml', '<quiz>\n<question>'), '--theme', 'elektrika');
  expect(broken).toMatchObject({
    code: 1,
    output: expect.stringContaining('odrezana.xml:2  The file is not well-formed'),
  });
  const bytes = await run('import', await bank('bytes.gift', Buffer.from([0x44, 0xb9, 0xe8])), '--theme', 'elektrika');
  expect(bytes).toMatchObject({ code: 1, output: expect.stringContaining('is not a text in UTF-8') });
  expect(await drafts()).toEqual([{ id: 'vaje' }]);
});

it('says how it is used', slow, async () => {
  const answer = await run('import', 'a.xml', '--language', 'fr');
  expect(answer).toMatchObject({ code: 1, output: expect.stringContaining('Say: import FILE') });
});
