import { defineConfig } from 'vitest/config';
import { systemPostgres } from './server/src/test-support/global-setup.ts';

const server = {
  include: ['server/src/**/*.test.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers: 2,
  // Test files keep nothing in modules and replace none, so those are loaded once a worker instead of once a file.
  isolate: false,
  setupFiles: './server/src/test-support/quick-passwords.ts',
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{languages,contract,quantities,questions,translations,ui,question-ui,web,bench}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          ...server,
          name: 'server on embedded PostgreSQL',
          globalSetup: './server/src/test-support/global-setup.ts',
        },
      },
      ...(systemPostgres()
        ? [
            {
              test: {
                ...server,
                name: 'server on system PostgreSQL',
                // One brings its own server, the others need none, so once is enough.
                exclude: [
                  'server/src/platform/database/embedded.test.ts',
                  'server/src/content/**',
                  'server/src/modules/*/content/faults.test.ts',
                  'server/src/modules/quizzes/content/starter-quizzes.test.ts',
                  'server/src/modules/quizzes/import/read-bank.test.ts',
                ],
                globalSetup: './server/src/test-support/system-postgres-setup.ts',
              },
            },
          ]
        : []),
    ],
  },
});
