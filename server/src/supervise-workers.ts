import { growingPause } from './platform/time/growing-pause.ts';

/** One process of several on the same port. */
export type Worker = {
  onServing: (react: () => void) => void;
  onExit: (react: (code: number) => void) => void;
  stop: () => void;
  kill: () => void;
};

type Supervision = {
  count: number;
  /** `waitsForDatabase`: others have served, so a database that does not answer will do so again. */
  fork: (options: { waitsForDatabase: boolean }) => Worker;
  /** None could even start. */
  onFailedStart: (code: number) => void;
};

const pauses = { first: 1000, longest: 30_000 };
/** One that has served for so long did not fail because of what made the earlier ones fail. */
const steadyMs = 60_000;
/** One that has not stopped after so long, with all that it waits for, never will. */
const stopLimitMs = 60_000;

/** Keeps so many workers running: one that ends is replaced, after a pause that grows while they keep ending. */
export function superviseWorkers({ count, fork, onFailedStart }: Supervision): { stop: () => Promise<void> } {
  const running = new Set<Worker>();
  const replacements = new Set<NodeJS.Timeout>();
  const { promise: allEnded, resolve: endAll } = Promise.withResolvers<void>();
  let isStopping = false;
  let hasServed = false;

  /** Each place has its own count of failures, so that one broken worker does not hold up the others. */
  function fill(failures: number): void {
    const worker = fork({ waitsForDatabase: hasServed });
    running.add(worker);
    let servedAt: number | undefined;
    worker.onServing(() => {
      hasServed = true;
      servedAt = performance.now();
    });
    worker.onExit((code) => {
      running.delete(worker);
      if (isStopping && running.size === 0) endAll();
      if (isStopping) return;
      if (!hasServed) {
        onFailedStart(code);
        return;
      }
      const isSteady = servedAt !== undefined && performance.now() - servedAt > steadyMs;
      replace(isSteady ? 1 : failures + 1);
    });
  }

  function replace(failures: number): void {
    const pause = setTimeout(
      () => {
        replacements.delete(pause);
        fill(failures);
      },
      growingPause(failures, pauses),
    );
    replacements.add(pause);
  }

  for (let place = 0; place < count; place += 1) fill(0);
  return {
    async stop() {
      isStopping = true;
      for (const pause of replacements) clearTimeout(pause);
      for (const worker of running) worker.stop();
      if (running.size === 0) return;
      const tooLong = setTimeout(() => {
        for (const worker of running) worker.kill();
      }, stopLimitMs);
      await allEnded;
      clearTimeout(tooLong);
    },
  };
}
