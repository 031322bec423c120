import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binary, build, fail, install, node, root, run } from './toolchain.mjs';

// `npm test` runs everything; words after it pick steps: `npm test -- types unit`.
const chosen = process.argv.slice(2);
const packages = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;
const results = mkdtempSync(join(tmpdir(), 'navor-test-results-'));
const total = { passed: 0, failed: 0 };
const failures = [];

await install();
await build();

await check('types', async () => {
  const generated = await runNode(binary('@react-router/dev', 'bin.cjs'), ['typegen'], { cwd: join(root, 'web') });
  // Several checkers in one program would each derive the contract's types anew, for twice the work in all.
  const programs = ['tsconfig.json', 'web/tsconfig.json'];
  const checked = await runNode(binary('typescript', 'bin/tsc'), ['-b', ...programs, '--checkers', '1']);
  return generated === 0 && checked === 0;
});
await check('lint', async () => (await runNode(binary('@biomejs/biome', 'bin/biome'), ['ci', '.'])) === 0);
await check('boundaries', async () => {
  return (await runNode(binary('dependency-cruiser', 'bin/dependency-cruiser.mjs'), packages)) === 0;
});
await check(
  'dead code',
  async () => (await runNode(binary('knip', 'bin/knip.js'), ['--treat-config-hints-as-errors'])) === 0,
);
await check('migrations', isSchemaMigrated);
await suite('unit', async (file) => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runNode(binary('vitest', 'vitest.mjs'), ['run', ...reporters]);
  const { numPassedTests, numFailedTests } = read(file);
  return { code, passed: numPassedTests, failed: numFailedTests };
});
await suite('browser', async (file) => {
  ensureChromium();
  const code = await runNode(binary('@playwright/test', 'cli.js'), ['test', '--config=e2e'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const { expected, unexpected, flaky } = read(file).stats;
  // A test that passes only the second time is a bug like any other.
  return { code, passed: expected, failed: unexpected + flaky };
});

rmSync(results, { recursive: true });
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(failures.length > 0 || total.failed > 0 ? 1 : 0);

/** A check that holds or does not. */
async function check(name, holds) {
  await suite(name, async () =>
    (await holds()) ? { code: 0, passed: 1, failed: 0 } : { code: 1, passed: 0, failed: 1 },
  );
}

/** A failure does not stop the others: one run tells everything that is wrong. */
async function suite(name, runSuite) {
  if (chosen.length > 0 && !chosen.includes(name)) return;
  const started = Date.now();
  console.log(`\n· ${name}`);
  const { code, passed, failed } = await runSuite(join(results, `${name}.json`));
  total.passed += passed;
  total.failed += failed;
  if (code !== 0 || failed > 0) failures.push(name);
  console.log(`  ${code === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function runNode(script, args, options) {
  return run(node(), [script, ...args], options);
}

function read(file) {
  if (!existsSync(file)) fail('A test run ended without a result.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Whether every table in the code is as the migrations make it; if not, the missing migration is left for the author. */
function isSchemaMigrated() {
  const generate = spawnSync(
    node(),
    [binary('drizzle-kit', 'bin.cjs'), 'generate', '--config=server/drizzle.config.ts', '--name=unnamed'],
    { cwd: root, encoding: 'utf8' },
  );
  const isClean = generate.status === 0 && generate.stdout.includes('No schema changes');
  if (!isClean) console.log(`${generate.stdout}${generate.stderr}`);
  return isClean;
}

/**
 * The browser comes from the system's packages: test tools' own downloads are not pinned by the lockfile. The one without
 * windows renders the same in little more than half the time; where it cannot be had, the whole one will do.
 */
function ensureChromium() {
  if (process.env.CHROMIUM || existsSync('/usr/bin/chromium-headless-shell')) return;
  console.log('· Installing Chromium');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const isInstalled = [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium-headless-shell'],
  ].every((args) => {
    const [command, ...rest] = [...sudo, ...args];
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  });
  if (!isInstalled && !existsSync('/usr/bin/chromium')) {
    fail('Chromium is missing: install it, or set CHROMIUM to its path.');
  }
}
