import { hasNetwork } from '../offline.ts';

/** By topic: the last change that is known. */
export type Positions = Record<string, number>;

export type StreamSource<Change> = {
  /** The server's stream from these positions on. */
  open: (positions: Positions, signal: AbortSignal) => Promise<AsyncIterable<Change>>;
  /** What it is about, and the position that it leads to; undefined for what only shows that the stream is alive. */
  placeOf: (change: Change) => { topic: string; position: number } | undefined;
};

type Following<Change> = {
  source: StreamSource<Change>;
  /** Asked anew each time the stream is opened. */
  positions: () => Promise<Positions>;
  tell: (change: Change) => void;
  signal: AbortSignal;
};

/** The server says something every 25 seconds at the latest. */
const longestSilenceMs = 60_000;
const pauses = { firstMs: 500, longestMs: 30_000 };

/**
 * Follows a stream for as long as it is wanted: one that breaks, or falls silent as after a laptop's sleep, is opened again
 * after a growing pause, from where it had got.
 */
export function followStream<Change>({ source, positions, tell, signal }: Following<Change>) {
  /** Null while it is asked where to begin: whoever wants something then is asked too. */
  let reached: Positions | null = null;
  let attempt = new AbortController();
  let pauseMs = pauses.firstMs;

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      attempt = abortedWith(signal);
      try {
        reached = null;
        reached = await positions();
        attempt.signal.throwIfAborted();
        if (Object.keys(reached).length === 0) await untilAborted(attempt.signal);
        else await read(attempt, reached);
        pauseMs = pauses.firstMs;
      } catch {
        if (attempt.signal.aborted) continue;
        await pause(pauseMs, signal);
        pauseMs = Math.min(pauseMs * 2, pauses.longestMs);
      }
    }
  }

  async function read(current: AbortController, begun: Positions): Promise<void> {
    if (!hasNetwork()) throw new TypeError('offline');
    const silence = createSilence(() => current.abort());
    try {
      for await (const change of await source.open({ ...begun }, current.signal)) {
        if (current.signal.aborted) return;
        silence.isBroken();
        pauseMs = pauses.firstMs;
        const place = source.placeOf(change);
        if (place) begun[place.topic] = place.position;
        tell(change);
      }
    } finally {
      silence.end();
    }
    // It ended by itself, as it does when the server stops: not all its readers should come back in the same moment.
    if (!current.signal.aborted) await pause(pauses.firstMs, signal);
  }

  return {
    done: follow(),
    /** Opens it anew where these positions are not on its way. */
    include(wanted: Positions): void {
      const isOnItsWay = ([topic, position]: [string, number]) => (reached?.[topic] ?? Infinity) <= position;
      if (reached && !Object.entries(wanted).every(isOnItsWay)) attempt.abort();
    },
  };
}

function createSilence(onTooLong: () => void) {
  let timer = setTimeout(onTooLong, longestSilenceMs);
  return {
    isBroken() {
      clearTimeout(timer);
      timer = setTimeout(onTooLong, longestSilenceMs);
    },
    end: () => clearTimeout(timer),
  };
}

function abortedWith(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort, { once: true });
  controller.signal.addEventListener('abort', () => signal.removeEventListener('abort', abort), { once: true });
  if (signal.aborted) abort();
  return controller;
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** At a moment of each browser's own, so that a whole class does not come back at once; sooner when the network is back. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      globalThis.removeEventListener?.('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds * (0.5 + Math.random()));
    signal.addEventListener('abort', end, { once: true });
    globalThis.addEventListener?.('online', end);
  });
}
