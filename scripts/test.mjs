import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { branchPoint, changedFiles } from './changed-files.mjs';
import { check, createSteps, playwrightOutcome, runHeard, suite, vitestOutcome } from './test-steps.mjs';
import { binary, build, fail, install, root } from './toolchain.mjs';

// `npm test` runs everything. Words after it pick steps (`npm test -- types unit`), `every-database` has the API tests
// run on every PostgreSQL that is there, and `changed` runs what the changes since main can affect.
const words = process.argv.slice(2);
const everyDatabase = words.includes('every-database');
const changed = words.includes('changed') ? changedFiles() : null;
const packages = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;
const steps = createSteps(words.filter((word) => !['every-database', 'changed'].includes(word)));

const types = check('types', async ({ runNode }) => {
  const generated = await runNode(binary('@react-router/dev', 'bin.cjs'), ['typegen'], { cwd: join(root, 'web') });
  // Several checkers in one program would each derive the contract's types anew, for twice the work in all.
  const programs = ['tsconfig.json', 'web/tsconfig.json'];
  const checked = await runNode(binary('typescript', 'bin/tsc'), ['-b', ...programs, '--checkers', '1']);
  return generated === 0 && checked === 0;
});
const lint = check('lint', async ({ runNode }) => {
  const paths = changed ? ['--no-errors-on-unmatched', ...changed] : ['.'];
  return (await runNode(binary('@biomejs/biome', 'bin/biome'), ['ci', ...paths])) === 0;
});
const boundaries = check('boundaries', async ({ runNode }) => {
  return (await runNode(binary('dependency-cruiser', 'bin/dependency-cruiser.mjs'), packages)) === 0;
});
const deadCode = check('dead code', async ({ runNode }) => {
  return (await runNode(binary('knip', 'bin/knip.js'), ['--treat-config-hints-as-errors'])) === 0;
});
const migrations = check('migrations', isSchemaMigrated);
const unit = tests(
  'unit',
  ['unit', 'unit-in-document', 'unit-apart'],
  changed ? ['related', '--run', ...changed] : ['run'],
);
// All of them reach the whole server, so which of them a change concerns is told by test-groups.ts.
const api = tests('api', changed ? ['api'] : ['api', 'api-newest'], ['run']);
const browser = suite(
  'browser',
  async ({ runNode, resultFile }) => {
    if (!(await chromium)) fail('Chromium is missing: install it, or set CHROMIUM to its path.');
    const only = changed ? [`--only-changed=${branchPoint()}`, '--pass-with-no-tests'] : [];
    return runNode(binary('@playwright/test', 'cli.js'), ['test', '--config=e2e', ...only], {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: resultFile },
    });
  },
  playwrightOutcome,
);

const isOfBrowser = !changed || changed.some((file) => file.startsWith('e2e/'));
// Fetched from elsewhere than the packages, while they are installed.
const chromium = steps.want(browser) && isOfBrowser ? ensureChromium() : undefined;
await install();
if (changed) {
  if (isOfBrowser) await build();
  await steps.inTurn([types, lint, unit, api, ...(isOfBrowser ? [browser] : [])]);
} else {
  await Promise.all([
    steps.want(api, browser) && build(),
    steps.besideEachOther([lint, types], [boundaries, deadCode, migrations]),
  ]);
  await steps.inTurn([unit, api, browser]);
}
steps.end();

/** Tests of some of Vitest's projects. */
function tests(name, projects, scope) {
  const env = {
    ...(everyDatabase && { TEST_EVERY_DATABASE: 'yes' }),
    ...(changed && { TEST_CHANGED_FILES: changed.join('\n') }),
  };
  return suite(
    name,
    ({ runNode, resultFile }) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultFile}`];
      const only = [...projects.map((project) => `--project=${project}`), '--passWithNoTests'];
      return runNode(binary('vitest', 'vitest.mjs'), [...scope, ...only, ...reporters], { env });
    },
    vitestOutcome,
  );
}

/** Whether every table in the code is as the migrations make it; if not, the missing migration is left for the author. */
async function isSchemaMigrated({ say }) {
  let output = '';
  const args = ['generate', '--config=server/drizzle.config.ts', '--name=unnamed'];
  const code = await runHeard((text) => (output += text), binary('drizzle-kit', 'bin.cjs'), args);
  const isClean = code === 0 && output.includes('No schema changes');
  if (!isClean) say(output);
  return isClean;
}

/**
 * The browser comes from the system's packages: test tools' own downloads are not pinned by the lockfile. The one without
 * windows renders the same in little more than half the time; where it cannot be had, the whole one will do. Answers
 * whether there is one.
 */
async function ensureChromium() {
  if (process.env.CHROMIUM || existsSync('/usr/bin/chromium-headless-shell')) return true;
  console.log('· Installing Chromium');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const commands = [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium-headless-shell'],
  ];
  for (const args of commands) {
    const [command, ...rest] = [...sudo, ...args];
    const child = spawn(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
    const [code] = await once(child, 'close').catch(() => [1]);
    if (code !== 0) return existsSync('/usr/bin/chromium');
  }
  return true;
}
