import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { compiledFolder, fail, node, root, run } from './toolchain.mjs';

/** Runs the steps of a test run, those alone that were `chosen` if any were, and tells at the end what came of them. */
export function createSteps(chosen) {
  const folder = mkdtempSync(join(temporaryFolder(), 'navor-test-run-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const env = { TMPDIR: folder, NODE_COMPILE_CACHE: compiledFolder };
  const runShown = (script, args, options = {}) =>
    run(node(), [script, ...args], { ...options, env: { ...env, ...options.env } });
  const done = [];

  /** Runs one step and notes its outcome; `say` shows its lines at once, or keeps them until it ends. */
  async function take({ name, run: runStep }, context) {
    const started = Date.now();
    const outcome = await runStep({ ...context, resultFile: join(folder, `${name}.json`) });
    const seconds = (Date.now() - started) / 1000;
    done.push({ name, seconds, files: [], ...outcome });
    context.say(`  ${outcome.failed === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s\n`);
  }

  const wanted = ({ name }) => chosen.length === 0 || chosen.includes(name);

  return {
    /** Whether any of these is to run. */
    want: (...steps) => steps.some(wanted),

    /** One after the other. A failure does not stop those that follow: one run tells everything that is wrong. */
    async inTurn(steps) {
      for (const step of steps.filter(wanted)) {
        console.log(`\n· ${step.name}`);
        await take(step, { say: (text) => process.stdout.write(text), runNode: runShown });
      }
    },

    /** Lanes beside each other, the steps of each in turn; the output of a step is shown in one piece when it ends. */
    async besideEachOther(...lanes) {
      await Promise.all(
        lanes.map(async (lane) => {
          for (const step of lane.filter(wanted)) {
            let output = `\n· ${step.name}\n`;
            const say = (text) => {
              output += text;
            };
            await take(step, { say, runNode: (script, args, options) => runHeard(say, script, args, options) });
            process.stdout.write(output);
          }
        }),
      );
    },

    /** Ends the run: where the time went, and as the last line what all the world looks for. */
    end() {
      const failed = done.filter((step) => step.failed > 0);
      const slowest = done
        .flatMap(({ name, files }) => files.map((file) => ({ ...file, name })))
        .sort((one, other) => other.seconds - one.seconds)
        .slice(0, 10);
      console.log('\nSteps');
      for (const { name, seconds } of done) console.log(`${inSeconds(seconds)}  ${name}`);
      if (slowest.length > 0) console.log('\nSlowest files');
      for (const { name, path, seconds } of slowest) console.log(`${inSeconds(seconds)}  ${path} (${name})`);
      if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
      const count = (outcome) => done.reduce((sum, step) => sum + step[outcome], 0);
      console.log(`\n${count('passed')} passed, ${count('failed')} failed`);
      process.exit(failed.length > 0 ? 1 : 0);
    },
  };
}

/** A step that holds or does not. */
export function check(name, holds) {
  return {
    name,
    run: async (context) => ((await holds(context)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  };
}

/** A step of many tests; `read` makes an outcome of the result file that `start` had written. */
export function suite(name, start, read) {
  return {
    name,
    async run(context) {
      const code = await start(context);
      if (!existsSync(context.resultFile)) fail(`${name}: ended without a result.`);
      const outcome = read(JSON.parse(readFileSync(context.resultFile, 'utf8')));
      // What broke outside of any test counts as well.
      return code === 0 || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
    },
  };
}

/** What Vitest tells in its JSON. */
export function vitestOutcome({ numPassedTests, numFailedTests, testResults }) {
  const files = testResults.map(({ name, startTime, endTime }) => ({
    path: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed: numFailedTests, files };
}

/** What Playwright tells in its JSON. A test that passes only the second time is a bug like any other. */
export function playwrightOutcome({ stats, config, suites }) {
  const files = suites.map((file) => ({
    path: relative(root, join(config.rootDir, file.file)),
    seconds: durationOf(file) / 1000,
  }));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, files };
}

function durationOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(durationOf)].reduce((sum, duration) => sum + duration, 0);
}

function inSeconds(seconds) {
  return `${seconds.toFixed(1).padStart(8)} s`;
}

/** In memory where there is room: tests make databases by the hundred, each of a thousand files that nobody keeps. */
function temporaryFolder() {
  const inMemory = '/dev/shm';
  const enough = 4 * 2 ** 30;
  if (!existsSync(inMemory) || freemem() < enough) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize < enough ? tmpdir() : inMemory;
}

/** Resolves with the exit code, once all output has been heard. */
export function runHeard(hear, script, args, { cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(node(), [script, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
    child.once('error', reject);
    child.once('close', resolve);
  });
}
