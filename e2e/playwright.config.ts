import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { address, port } from './src/address.ts';
import { dataFolder } from './src/run-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const withoutWindows = '/usr/bin/chromium-headless-shell';
const chromium = process.env.CHROMIUM ?? (existsSync(withoutWindows) ? withoutWindows : '/usr/bin/chromium');
const results = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

/** The journeys run in a real browser against the whole product, started on an empty database. */
export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  globalSetup: './src/prepare-run.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ...(results ? [['json'] as const] : [])],
  // How long to wait on a busy machine; none of it is spent on a quiet one.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: address,
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" server/src/main.ts`,
    cwd: root,
    url: `${address}/readyz`,
    // Whatever else this shell points a server at stays out of it.
    env: { PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'warn', DATABASE_URL: '', PUBLIC_URL: '', DEMO: '' },
    // Killed outright, it would leave its database to be recovered, or removed under its feet.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 180_000,
  },
});
