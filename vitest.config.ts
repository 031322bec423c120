import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { systemPostgres } from './server/src/test-support/global-setup.ts';
import { everyTest, testsOnDatabase, testsOnDatabaseAffectedBy, testsThatReplaceModules } from './test-groups.ts';

const onDatabase = testsOnDatabase();
const changed = process.env.TEST_CHANGED_FILES?.split('\n');
const replacing = testsThatReplaceModules();

/**
 * Modules are loaded once a worker instead of once a file: test files keep nothing in them. Tests wait for what they expect;
 * the time after which they give up is for a machine that is busy with other things.
 */
const sharing = {
  isolate: false,
  maxWorkers: Math.max(2, Math.min(4, availableParallelism())),
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

const unit = { ...sharing, setupFiles: './ui/src/test-setup.ts' };
const api = { ...sharing, setupFiles: './server/src/test-support/quick-passwords.ts' };
const embedded = './server/src/test-support/global-setup.ts';
const system = './server/src/test-support/system-postgres-setup.ts';

/** What depends on the version of PostgreSQL more than the rest; set TEST_EVERY_DATABASE to run the rest on both too. */
const dependOnVersion = ['**/migrate.test.ts', '**/statements.test.ts', '**/contract-sweep.test.ts'];

export default defineConfig({
  test: {
    projects: [
      { test: { ...unit, name: 'unit', include: [everyTest], exclude: [...onDatabase, ...replacing] } },
      { test: { ...unit, name: 'unit-apart', include: replacing, exclude: onDatabase, isolate: true } },
      // The server of this machine's system is as old as any that Navor meets; the embedded one is the newest.
      {
        test: {
          ...api,
          name: 'api',
          include: changed ? testsOnDatabaseAffectedBy(changed) : onDatabase,
          globalSetup: systemPostgres() ? system : embedded,
        },
      },
      ...(systemPostgres()
        ? [
            {
              test: {
                ...api,
                name: 'api-newest',
                include: process.env.TEST_EVERY_DATABASE ? onDatabase : dependOnVersion,
                globalSetup: embedded,
              },
            },
          ]
        : []),
    ],
  },
});
