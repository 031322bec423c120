import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, request } from '@playwright/test';
import { port } from './address.ts';
import { databaseUrl } from './database.ts';
import { dataFolder } from './run-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Another process of the product, on the same database, with settings of its own. */
export async function startSecondServer(settings: Record<string, string>) {
  const secondAddress = `http://127.0.0.1:${port + 1}`;
  const child = spawn(process.execPath, ['server/src/main.ts', 'web'], {
    cwd: root,
    env: {
      ...process.env,
      ...{
        PORT: String(port + 1),
        DATA_DIR: dataFolder,
        DATABASE_URL: databaseUrl(),
        LOG_LEVEL: 'warn',
        PUBLIC_URL: '',
        DEMO: '1',
      },
      ...settings,
    },
    stdio: 'inherit',
  });
  const visitor = await request.newContext();
  const isReady = () =>
    visitor.get(`${secondAddress}/readyz`).then(
      (response) => response.ok(),
      () => false,
    );
  await expect.poll(isReady, { timeout: 120_000, intervals: [200] }).toBe(true);
  await visitor.dispose();
  return {
    address: secondAddress,
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
