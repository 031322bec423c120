import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresServer } from './launch-server.ts';

export type KeepRunning = {
  launch: (signal: AbortSignal) => Promise<PostgresServer>;
  /** It ended without having been asked to, and is about to be started again. */
  onInterrupted: (reason: string) => void;
  /** It ended once too often and is not started again. */
  onLost: (reason: string) => void;
  /** Milliseconds before each further start. */
  pauses?: readonly number[] | undefined;
  /** After so many milliseconds without a fault the pauses begin anew. */
  steadyMs?: number;
};

const usualPauses = [200, 1000, 2000, 4000, 8000];

/** Starts a server again that ends by itself, for as long as it is not stopped. */
export function keepRunning(
  first: PostgresServer,
  { launch, onInterrupted, onLost, pauses = usualPauses, steadyMs = 60_000 }: KeepRunning,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let server: PostgresServer | undefined = first;
  let failures = 0;

  async function watch(): Promise<void> {
    while (server) {
      const begun = performance.now();
      const reason = await server.ended;
      if (performance.now() - begun > steadyMs) failures = 0;
      server = await startAgain(reason);
      // Whoever asked it to stop while it started has met the one before.
      if (signal.aborted) await server?.stop();
    }
  }

  async function startAgain(given: string): Promise<PostgresServer | undefined> {
    let reason = given;
    while (!signal.aborted) {
      const pause = pauses[failures];
      failures += 1;
      if (pause === undefined) {
        onLost(reason);
        return undefined;
      }
      onInterrupted(reason);
      try {
        await delay(pause, undefined, { signal });
        return await launch(signal);
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
    }
    return undefined;
  }

  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await server?.stop();
      await watching;
    },
  };
}
