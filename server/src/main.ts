import cluster from 'node:cluster';
import { join } from 'node:path';
import { type Config, ConfigError, loadConfig } from './platform/config.ts';
import { type RunningServer, start } from './start.ts';
import { superviseWorkers } from './supervise-workers.ts';
import { loadBuiltWebApp, loadDevelopmentWebApp } from './web-app.ts';

/** `main.ts [web|worker] [--dev]`: serves pages, does background jobs, or (without a word) both. */
const words = process.argv.slice(2);
const role = words.find((word) => !word.startsWith('--')) ?? 'both';
const isDevelopment = words.includes('--dev');
const roles = ['both', 'web', 'worker'];
/** From the first process to its workers. */
const waitVariable = 'NAVOR_WAITS_FOR_DATABASE';

try {
  if (!roles.includes(role)) throw new ConfigError(`"${role}" is none of ${roles.join(', ')}`);
  const config = loadConfig(process.env);
  if (config.workers > 1 && cluster.isPrimary) runCluster(config);
  else await runOne(config);
} catch (error) {
  if (error instanceof ConfigError) console.error(error.message);
  else console.error(error);
  process.exit(1);
}

async function runOne(config: Config): Promise<void> {
  const stopping = new AbortController();
  const started = start(config, {
    serves: { web: role !== 'worker', jobs: role !== 'web' },
    loadWebApp: isDevelopment ? loadDevelopmentWebApp : loadBuiltWebApp,
    starterContent: join(import.meta.dirname, '../../content'),
    onStep: say,
    signal: stopping.signal,
    waitsForDatabase: process.env[waitVariable] === '1',
    onDatabaseLost(reason) {
      console.error(`The embedded database keeps stopping: ${reason}. What was saved is safe; start Navor again.`);
      process.exit(1);
    },
  });
  stopOnSignal(async () => {
    stopping.abort();
    await started.then(
      ({ stop }) => stop(),
      // It has stopped what it had started.
      () => {},
    );
  });
  try {
    await greet(config, await started);
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
  }
}

/** One process a worker on the same port; one that dies is replaced. */
function runCluster(config: Config): void {
  // Each takes connections by itself: one that this process hands to a worker that dies at that moment would wait for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const { stop } = superviseWorkers({
    count: config.workers,
    fork({ waitsForDatabase }) {
      const worker = cluster.fork({ [waitVariable]: waitsForDatabase ? '1' : '0' });
      return {
        onServing: (react) => worker.once('listening', react),
        onExit: (react) => worker.once('exit', react),
        stop: () => worker.process.kill('SIGTERM'),
        kill: () => worker.process.kill('SIGKILL'),
      };
    },
    // One that could not even start would only fail again.
    onFailedStart: (code) => process.exit(code || 1),
  });
  stopOnSignal(stop);
}

/** Running requests and jobs are finished first, however often the signal comes. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = async () => {
    if (isStopping) return;
    isStopping = true;
    say('Stopping');
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  // The launcher that started us is gone.
  process.on('disconnect', onSignal);
}

/** Of several worker processes only the first one speaks. */
function isSpeaker(): boolean {
  return !cluster.worker || cluster.worker.id === 1;
}

function say(step: string): void {
  if (isSpeaker()) console.log(`· ${step}`);
}

async function greet(config: Config, { address, greeting }: RunningServer): Promise<void> {
  if (!isSpeaker()) return;
  console.log(`\nNavor is at ${config.publicUrl ?? address}`);
  // It serves by now: a database that is away for this moment is no reason to end.
  const lines = await greeting().catch(() => []);
  if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
}
