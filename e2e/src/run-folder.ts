import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What one run leaves behind, until it ends. The run's other processes find it through the environment. */
const runFolder = process.env.E2E_RUN_FOLDER ?? createRunFolder();

export const dataFolder = join(runFolder, 'data');

export function sessionFile(account: string): string {
  return join(runFolder, `${account}.json`);
}

function createRunFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'navor-e2e-'));
  process.env.E2E_RUN_FOLDER = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
