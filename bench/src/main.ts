import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openExamRoom } from './answers/exam-room.ts';
import { answerUntilKilled, countLost } from './answers/killed-server.ts';
import { measureSavingSpeed, savingBar } from './answers/saving-speed.ts';
import { startAttempt } from './answers/start-attempt.ts';
import { growthLimit, measureCatalogueGrowth } from './catalogue-growth.ts';
import { connectTo, waitForJobs } from './database.ts';
import { collectFacts } from './facts.ts';
import { isFailure, type Outcome } from './faults/fault.ts';
import { describeFaults, describeOutcome } from './faults/fault-report.ts';
import { runFaultSeries } from './faults/fault-series.ts';
import { formulaLimitMs, measureFormulaCosts } from './formula-limits.ts';
import { heavyLimitMs, measureHeavyWork } from './heavy-work.ts';
import { isBelowBar, measureLoad, type Plan } from './load.ts';
import { measureMemory } from './memory.ts';
import { describeResults, describeSizes, type Results } from './report.ts';
import { chatLimit, isOverLimit, measureRouteSizes, readManifest } from './route-sizes.ts';
import { isGrowingTooFast, measureSearchGrowth } from './search/search-growth.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { chooseTargets } from './targets.ts';
import { measureTutorGrowth, tutorGrowthLimit } from './tutor-growth.ts';

/**
 * `main.ts [--rounds 5] [--seconds 3]`: measures everything in one run and fails when something is out of bounds.
 * `main.ts --faults [--rounds 2]`: what becomes of acknowledged answers and of the service when something breaks.
 * `main.ts --sizes`: how much JavaScript each screen loads and which package it is from, without starting a server.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
/** Beside those whose saving is measured. */
const attemptsAtOnce = 508;
const clientFiles = join(root, 'web/build/client');
const dataDirectory = await mkdtemp(join(tmpdir(), 'navor-bench-'));
let server: ServerProcess | undefined;

// However often the signal comes, the server is stopped and its data removed.
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    if (isInterrupted) return;
    isInterrupted = true;
    await cleanUp();
    process.exit(1);
  });
}

if (process.argv.includes('--sizes')) {
  console.log(`\n${describeSizes(await measureRouteSizes(clientFiles))}\n`);
  await cleanUp();
  process.exit();
}

if (process.argv.includes('--faults')) {
  const { rounds } = readPlan({ rounds: '2' });
  const series = {
    root,
    folder: dataDirectory,
    rounds,
    onOutcome: (each: Outcome) => console.log(describeOutcome(each)),
  };
  const outcomes = await runFaultSeries(series).finally(cleanUp);
  console.log(`\n${describeFaults(outcomes)}\n`);
  process.exit(outcomes.some(isFailure) ? 1 : 0);
}

try {
  const results = await measure(readPlan());
  console.log(`\n${describeResults(results)}\n`);
  console.log(`Saved as ${await save(results)}`);
  const tooLarge = results.routes.filter(isOverLimit).map((route) => route.address);
  if (results.chat.brotli > chatLimit) tooLarge.push("the chat's own code");
  if (tooLarge.length > 0) fail(`More JavaScript than a page may have: ${tooLarge.join(', ')}`);
  const slow = results.load.filter(isBelowBar).map(({ path }) => path);
  const growing = results.growth.pages.filter(({ timeRatio }) => timeRatio > growthLimit).map(({ path }) => path);
  const searching = results.search.searches.filter(isGrowingTooFast).map(({ name }) => name);
  const tutoring = results.tutors.filter(({ timeRatio }) => timeRatio > tutorGrowthLimit).map(({ name }) => name);
  const saving = results.answers.saving.ratio < savingBar ? ['saving an answer'] : [];
  const dear = results.formulas.filter(({ cpuMs }) => cpuMs > formulaLimitMs).map(({ name }) => `formula: ${name}`);
  const delayed = results.heavy
    .filter(({ slowestMs }) => slowestMs > heavyLimitMs)
    .map(({ name }) => `beside: ${name}`);
  const tooSlow = [...slow, ...growing, ...searching, ...tutoring, ...saving, ...dear, ...delayed];
  if (tooSlow.length > 0) fail(`Slower than it must be: ${tooSlow.join(', ')}`);
  if (results.answers.death.lost > 0) fail(`${results.answers.death.lost} acknowledged answers are lost`);
} catch (error) {
  fail(isInterrupted ? 'Interrupted' : `${error instanceof Error ? error.message : error}\n${lastWords()}`);
} finally {
  await cleanUp();
}

async function measure(plan: Plan): Promise<Results> {
  const manifest = await readManifest(clientFiles);
  const sizes = await measureRouteSizes(clientFiles);
  server = await startServer(root, dataDirectory);
  const firstMs = await server.firstPage;
  await waitForJobs(dataDirectory);
  await server.stop();
  server = await startServer(root, dataDirectory);
  const secondMs = await server.firstPage;
  const targets = await chooseTargets(server.address, manifest);
  const load = await measureLoad(server.address, targets, plan);
  const memory = await measureMemory(server.pid);
  const growth = await measureCatalogueGrowth(server.address, dataDirectory, plan);
  const search = await measureSearchGrowth(server.address, dataDirectory, plan);
  const tutors = await measureTutorGrowth(server.address, dataDirectory, plan);
  const heavy = await measureHeavyWork(server.address, dataDirectory, plan);
  const answers = await measureAnswers(plan);
  return {
    date: new Date().toISOString(),
    facts: await collectFacts(root),
    plan,
    start: { firstMs, secondMs },
    memory,
    load,
    growth,
    search,
    tutors,
    heavy,
    answers,
    formulas: measureFormulaCosts(),
    ...sizes,
  };
}

/** Ends with a server that was killed and started again. */
async function measureAnswers(plan: Plan): Promise<Results['answers']> {
  if (!server) throw new Error('There is no server');
  const attemptId = await startAttempt(server.address);
  let database = await connectTo(dataDirectory);
  const room = await openExamRoom(database, dataDirectory, { attemptId, size: attemptsAtOnce });
  await database.end();
  const saving = await measureSavingSpeed(server.address, room, plan);
  // Their answers count from a fresh revision, so those who were measured do not sit in this exam.
  const { last, count, slowestMs } = await answerUntilKilled(server, room.slice(plan.connections));
  server = await startServer(root, dataDirectory);
  await server.firstPage;
  database = await connectTo(dataDirectory);
  const lost = await countLost(database, last);
  await database.end();
  return { saving, death: { attempts: last.length, acknowledged: count, lost, slowestMs } };
}

function readPlan({ rounds = '5' } = {}): Plan {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: rounds },
      seconds: { type: 'string', default: '3' },
      faults: { type: 'boolean' },
    },
  });
  return { rounds: bounded('rounds', values.rounds), seconds: bounded('seconds', values.seconds), connections: 8 };
}

function bounded(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 60) throw new Error(`--${name} must be from 1 to 60`);
  return value;
}

async function save(results: Results): Promise<string> {
  const directory = join(root, 'bench/results');
  await mkdir(directory, { recursive: true });
  // Colons are not allowed in file names everywhere.
  const path = join(directory, `${results.date.replaceAll(':', '-')}.json`);
  await writeFile(path, `${JSON.stringify(results, null, 2)}\n`);
  return path;
}

function lastWords(): string {
  return server?.failure() ?? `The server's last line: ${server?.lastLine() ?? 'none'}`;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

async function cleanUp(): Promise<void> {
  await server?.stop();
  await rm(dataDirectory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
