// Runs on whatever Node starts it, from 20 up, before anything is installed: no dependencies, no TypeScript.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const stamps = join(modules, '.navor');
const needed = [24, 7];

/** What Node has compiled is kept here, so that the next process need not. */
export const compiledFolder = join(stamps, 'compiled');

/** Installs what the lockfile says, unless that has been done already. */
export async function install() {
  const wanted = hashOf(['package-lock.json', '.npmrc']);
  if (readStamp('installed') === wanted) return;
  // Not "npm ci": it refuses a lockfile from which binaries for foreign platforms are absent.
  await step('Installing packages', 'npm', ['install', '--no-save', '--loglevel=error']);
  writeStamp('installed', wanted);
}

/** The Node that everything else runs on: the pinned one from npm, or the system's where npm has none for it. */
export function node() {
  const pinned = join(modules, `node-${process.platform}-${process.arch}`, 'bin/node');
  if (existsSync(pinned)) return pinned;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return process.execPath;
  fail(
    `Navor needs Node ${needed.join('.')} or newer on ${process.platform} ${process.arch}; this is ${process.version}.`,
  );
}

/** Builds the web app when anything that goes into it has changed since the last time. */
export async function build() {
  const wanted = hashOf([
    ...['web', 'question-ui', 'ui', 'contract', 'questions', 'quantities', 'translations', 'languages'],
    'package-lock.json',
    'scripts/compress-assets.mjs',
  ]);
  if (readStamp('built') === wanted && existsSync(join(root, 'web/build/server/index.js'))) return;
  await step('Building the web app', node(), [binary('@react-router/dev', 'bin.cjs'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    env: { NODE_ENV: 'production' },
  });
  await step('Compressing its files', node(), ['scripts/compress-assets.mjs']);
  writeStamp('built', wanted);
}

export function binary(packageName, file) {
  return join(modules, packageName, file);
}

/** Runs one command to its end, its output shown; a failure ends the whole script. */
export async function step(title, command, args, options = {}) {
  const started = Date.now();
  console.log(`· ${title}`);
  const code = await run(command, args, options);
  if (code !== 0) fail(`${title}: failed (${code})`);
  const seconds = (Date.now() - started) / 1000;
  if (seconds > 2) console.log(`  done in ${seconds.toFixed(0)} s`);
}

/** Resolves with the exit code. Signals are handed on, so that the child can finish in its own way. */
export function run(command, args, { cwd = root, env = {}, stdio = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const path = [dirname(existsSync(modules) ? node() : process.execPath), process.env.PATH].join(':');
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, PATH: path, ...env } });
    const handOn = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, handOn);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const each of signals) process.off(each, handOn);
      resolve(code ?? `stopped by ${signal}`);
    });
  });
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}

const ignored = new Set(['node_modules', 'build', '.react-router', 'test-results']);

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addToHash(hash, join(root, path));
  return hash.digest('hex');
}

function addToHash(hash, path) {
  if (statSync(path).isDirectory()) {
    const names = readdirSync(path).filter((name) => !ignored.has(name) && !/\.test\.tsx?$/.test(name));
    for (const name of names.sort()) addToHash(hash, join(path, name));
  } else {
    hash.update(path).update(readFileSync(path));
  }
}

function readStamp(name) {
  const path = join(stamps, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function writeStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}
