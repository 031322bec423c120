import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addressOf, runProgram, statusOf } from './test-support/program.ts';
import { copyStarterFiles, starterTemplate } from './test-support/templates.ts';
import { createTestDatabase } from './test-support/test-database.ts';

it('answers everybody while one of its processes hangs, and after it has died', async () => {
  const database = await createTestDatabase({ template: await starterTemplate() });
  const dataDir = await mkdtemp(join(tmpdir(), 'navor-workers-'));
  onTestFinished(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  await copyStarterFiles(dataDir);
  const settings = { PORT: '0', WORKERS: '2', LOG_LEVEL: 'silent', DATA_DIR: dataDir, DATABASE_URL: database.url };
  const program = runProgram(settings);
  const address = await addressOf(program);
  const exit = once(program, 'exit');
  const [hanging, ...others] = await childrenOf(program.pid);
  if (!hanging || others.length === 0) throw new Error('There are no two processes');

  process.kill(hanging, 'SIGSTOP');
  const ask = () => Promise.all(Array.from({ length: 8 }, () => statusOf(`${address}/healthz`)));
  const fine = Array.from({ length: 8 }, () => 200);
  expect(await ask()).toEqual(fine);
  process.kill(hanging, 'SIGKILL');
  expect(await ask()).toEqual(fine);
  program.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
}, 180_000);

async function childrenOf(pid: number | undefined): Promise<number[]> {
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return listed.trim().split(' ').map(Number);
}
