import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { bringIndexUpToDate } from '../modules/search/indexing/bring-index-up-to-date.ts';
import { loadConfig } from '../platform/config.ts';
import type { Services } from '../platform/services.ts';
import { type StartOptions, start } from '../start.ts';
import { patientLimits } from './patient-limits.ts';
import { makeTemplateOnce } from './test-database.ts';

/** The content that comes with the product. */
export const starterContent = join(import.meta.dirname, '../../../content');

/** The database of an installation that was started before: migrations, queues and all that a first start makes. */
export function startedTemplate(): Promise<string> {
  started ??= makeTemplateOnce('navor_started', (url) => startOnce(url, 'started'));
  return started;
}

/** The same with the starter content, also in the search's index, which takes a while to bring in. Its files are brought by `copyStarterFiles`. */
export function starterTemplate(): Promise<string> {
  withStarter ??= makeTemplateOnce('navor_starter', (url) =>
    startOnce(url, 'starter', {
      options: { starterContent },
      async finish(services) {
        await bringIndexUpToDate(services);
        // Copies have what is known of its tables, without which statements are planned badly.
        await services.pool.query('VACUUM ANALYZE');
      },
    }),
  );
  return withStarter;
}

/** The stored files that belong to the starter template, into the data folder of an installation. */
export function copyStarterFiles(dataDir: string): Promise<void> {
  return cp(folderOf('starter'), dataDir, { recursive: true });
}

let started: Promise<string> | undefined;
let withStarter: Promise<string> | undefined;

async function startOnce(
  url: string,
  name: string,
  { options = {}, finish }: { options?: Partial<StartOptions>; finish?: (services: Services) => Promise<void> } = {},
): Promise<void> {
  const config = loadConfig({ LOG_LEVEL: 'silent', DATA_DIR: folderOf(name), DATABASE_URL: url });
  const running = await start(config, {
    serves: { web: false, jobs: false },
    loadWebApp: () => Promise.reject(new Error('Nothing is served')),
    limits: patientLimits,
    ...options,
  });
  await finish?.(running.services);
  await running.stop();
}

function folderOf(name: string): string {
  return join(inject('sharedFolder'), name);
}
