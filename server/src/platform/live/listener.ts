import { setTimeout as delay } from 'node:timers/promises';
import { type ConnectionLimits, connectionOptions, DatabaseClient } from '../database/connection.ts';
import type { Logger } from '../logging.ts';
import { growingPause } from '../time/growing-pause.ts';

/** In milliseconds. */
export type ListenerPauses = {
  /** Between two questions whether the connection is alive: a message that does not come is nothing that one would miss. */
  ping: number;
  /** For the answer, without which it is not. */
  answer: number;
  /** Before it is made anew. */
  retry: { first: number; longest: number };
};

export const usualListenerPauses: ListenerPauses = {
  ping: 10_000,
  answer: 5000,
  retry: { first: 100, longest: 10_000 },
};

type ListenerParts = {
  url: string;
  channel: string;
  limits: ConnectionLimits;
  pauses: ListenerPauses;
  log: Logger;
  onMessage: (payload: string) => void;
  /** From now on messages are heard; those from before are lost. */
  onListening: () => void;
};

/** A connection of its own that hears messages, from the first need of it to the stop of the process, over all losses. */
export function createListener({ url, channel, limits, pauses, log, onMessage, onListening }: ListenerParts) {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  async function keepListening(): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      const reason = await listenUntilLost(() => {
        failures = 0;
        onListening();
      });
      if (stopping.signal.aborted) return;
      if (failures === 0) log.warn({ reason }, 'live messages interrupted, listening again');
      failures += 1;
      await delay(growingPause(failures, pauses.retry), undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  /** Resolves with what ended it. */
  async function listenUntilLost(onReady: () => void): Promise<string> {
    const client = new DatabaseClient({ ...connectionOptions(url, limits), query_timeout: pauses.answer });
    const lost = new AbortController();
    let isListening = false;
    client.once('end', () => lost.abort());
    client.on('notification', ({ payload }) => payload && onMessage(payload));
    const sayGoodbye = () => {
      lost.abort();
      if (isListening) void client.end();
      else client.connection.stream.destroy();
    };
    stopping.signal.addEventListener('abort', sayGoodbye, { once: true });
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      isListening = true;
      onReady();
      while (!lost.signal.aborted) {
        await delay(pauses.ping, undefined, { signal: lost.signal });
        await client.query('SELECT');
      }
      return 'hung up';
    } catch (error) {
      return lost.signal.aborted ? 'hung up' : (error as Error).message;
    } finally {
      stopping.signal.removeEventListener('abort', sayGoodbye);
      // A farewell to one that died without a word would never be heard.
      if (!stopping.signal.aborted) client.connection.stream.destroy();
    }
  }

  return {
    /** As often as one likes. */
    start(): void {
      if (!stopping.signal.aborted) running ??= keepListening();
    },
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
