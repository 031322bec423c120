import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { systemPostgres } from './server/src/test-support/global-setup.ts';
import {
  everyTest,
  takesLong,
  testsInDocument,
  testsOnDatabase,
  testsOnDatabaseAffectedBy,
  testsThatReplaceModules,
} from './test-groups.ts';

const onDatabase = testsOnDatabase();
const changed = process.env.TEST_CHANGED_FILES?.split('\n');
const inDocument = testsInDocument();
const replacing = testsThatReplaceModules();

const workers = Math.max(2, Math.min(4, availableParallelism()));

/**
 * Modules are loaded once a worker instead of once a file: test files keep nothing in them. Tests wait for what they expect;
 * the time after which they give up is for a machine that is busy with other things.
 */
const sharing = {
  isolate: false,
  maxWorkers: workers,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};

const unit = { ...sharing, setupFiles: './ui/src/test-setup.ts' };

/** One more than there are processors: these often wait, for the database or for a limit to pass. */
const api = { ...sharing, maxWorkers: workers + 1, setupFiles: './server/src/test-support/quick-passwords.ts' };

const embedded = './server/src/test-support/global-setup.ts';
const system = './server/src/test-support/system-postgres-setup.ts';

/** What depends on the version of PostgreSQL more than the rest; set TEST_EVERY_DATABASE to run the rest on both too. */
const dependOnVersion = ['**/migrate.test.ts', '**/statements.test.ts', '**/contract-sweep.test.ts'];

/** Those that take long begin first, so that none of them is left alone at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((each) => {
      const { long = [], short = [] } = Object.groupBy(each, ({ moduleId }) =>
        takesLong(moduleId) ? 'long' : 'short',
      );
      return [...long, ...short];
    });
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      // One group after the other: a worker that went from one to the next would load everything anew.
      { test: { ...unit, name: 'unit', include: [everyTest], exclude: [...onDatabase, ...inDocument, ...replacing] } },
      {
        test: {
          ...{ ...unit, name: 'unit-in-document', include: inDocument, exclude: replacing },
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...{ ...unit, name: 'unit-apart', include: replacing, exclude: onDatabase, isolate: true },
          sequence: { groupOrder: 2 },
        },
      },
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
