import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Positions } from './follow-stream.ts';
import { createSharedStream, type SharedStream } from './shared-stream.ts';

type Change = { topic: string; position: number };

const soon = { timeout: 10_000, interval: 10 };

/** The server's side: what happens, and who follows it. */
class FakeServer {
  #happened: Change[] = [];
  #open = new Set<{ queue: Change[]; wake: () => void; positions: Positions }>();
  #cuts = new Set<() => void>();
  isAway = false;
  timesOpened = 0;

  get streams(): number {
    return this.#open.size;
  }

  happen(topic: string): void {
    const change = { topic, position: this.#happened.length + 1 };
    this.#happened.push(change);
    for (const stream of this.#open) {
      if (topic in stream.positions) stream.queue.push(change);
      stream.wake();
    }
  }

  cut(): void {
    for (const cut of this.#cuts) cut();
  }

  source = {
    open: async (positions: Positions, signal: AbortSignal) => {
      this.timesOpened += 1;
      signal.throwIfAborted();
      if (this.isAway) throw new TypeError('Failed to fetch');
      return this.#follow(positions, signal);
    },
    placeOf: (change: Change) => change,
  };

  async *#follow(positions: Positions, signal: AbortSignal): AsyncGenerator<Change> {
    const isNew = ({ topic, position }: Change) => position > (positions[topic] ?? Number.MAX_SAFE_INTEGER);
    const stream = { queue: this.#happened.filter(isNew), wake: () => {}, positions };
    let isCut = false;
    const cut = () => {
      isCut = true;
      stream.wake();
    };
    this.#open.add(stream);
    this.#cuts.add(cut);
    signal.addEventListener('abort', cut);
    try {
      for (;;) {
        const next = stream.queue.shift();
        // As the typed client hands it out.
        if (next) yield new Proxy(next, {});
        else if (isCut) throw new TypeError('network error');
        else
          await new Promise<void>((resolve) => {
            stream.wake = resolve;
          });
      }
    } finally {
      this.#open.delete(stream);
      this.#cuts.delete(cut);
    }
  }
}

let server: FakeServer;
let name: string;
let names = 0;
let tabs: (() => void)[];
let visibility: { visibilityState: string } & EventTarget;
beforeEach(() => {
  server = new FakeServer();
  name = `stream-${names++}`;
  tabs = [];
  visibility = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', visibility);
});
afterEach(() => {
  for (const close of tabs) close();
  vi.unstubAllGlobals();
});

/** A tab that shows one topic, from its beginning. */
function openTab(topic: string, stream: SharedStream<Change> = createSharedStream(name, server.source)) {
  const known: number[] = [];
  const close = stream.subscribe({
    topic,
    position: () => known.at(-1) ?? 0,
    tell: (change) => {
      if (change.topic === topic && change.position > (known.at(-1) ?? 0)) known.push(change.position);
    },
  });
  tabs.push(close);
  return { known, close };
}

const untilKnown = (tab: { known: number[] }, positions: number[]) =>
  vi.waitFor(() => expect(tab.known).toEqual(positions), soon);

function look(state: 'visible' | 'hidden'): void {
  visibility.visibilityState = state;
  visibility.dispatchEvent(new Event('visibilitychange'));
}

describe('tabs of one browser', () => {
  it('share one stream, however many they are, and each hears of what it shows', async () => {
    const opened = Array.from({ length: 8 }, (_, index) => openTab(index % 2 === 0 ? 'a' : 'b'));
    server.happen('a');
    server.happen('b');
    for (const [index, tab] of opened.entries()) await untilKnown(tab, [index % 2 === 0 ? 1 : 2]);
    expect(server.streams).toBe(1);
    server.happen('a');
    await untilKnown(opened[0] as { known: number[] }, [1, 3]);
    expect(opened[1]?.known).toEqual([2]);
  });

  it('lose nothing when the one that leads is closed', async () => {
    const [first, second] = [openTab('a'), openTab('a')];
    server.happen('a');
    await untilKnown(first, [1]);
    await untilKnown(second, [1]);
    second.close();
    server.happen('a');
    await untilKnown(first, [1, 2]);
    first.close();
    await vi.waitFor(() => expect(server.streams).toBe(0), soon);
  });

  it('bring one that comes later up to date, from before it came', async () => {
    const first = openTab('a');
    server.happen('a');
    await untilKnown(first, [1]);
    look('hidden');
    const late = openTab('a');
    await untilKnown(late, [1]);
    expect(first.known).toEqual([1]);
    expect(server.streams).toBe(1);
  });

  it('let the one that is looked at lead', async () => {
    look('hidden');
    const first = createSharedStream(name, server.source);
    const tab = openTab('a', first);
    server.happen('a');
    await untilKnown(tab, [1]);
    const opened = server.timesOpened;
    look('visible');
    expect(server.timesOpened, 'it leads already').toBe(opened);
    server.happen('a');
    await untilKnown(tab, [1, 2]);
  });

  it('follow everything that one of them shows, and stop with the last', async () => {
    const stream = createSharedStream(name, server.source);
    const [one, two] = [openTab('a', stream), openTab('b', stream)];
    server.happen('a');
    server.happen('b');
    await untilKnown(one, [1]);
    await untilKnown(two, [2]);
    expect(server.streams).toBe(1);
    one.close();
    two.close();
    await vi.waitFor(() => expect(server.streams).toBe(0), soon);
  });
});

describe.each([
  ['shared', () => {}],
  ['of its own', () => vi.stubGlobal('navigator', {})],
])('a stream %s', (_, prepare) => {
  beforeEach(prepare);

  it('is opened again when it breaks, from where it had got', async () => {
    const tab = openTab('a');
    server.happen('a');
    await untilKnown(tab, [1]);
    server.isAway = true;
    server.cut();
    await vi.waitFor(() => expect(server.streams).toBe(0), soon);
    server.happen('a');
    server.isAway = false;
    await untilKnown(tab, [1, 2]);
    expect(server.streams).toBe(1);
  });
});

describe('a browser without locks', () => {
  beforeEach(() => vi.stubGlobal('navigator', {}));

  it('keeps a stream for the tab that is looked at only, and catches up when it is shown again', async () => {
    const tab = openTab('a');
    server.happen('a');
    await untilKnown(tab, [1]);
    look('hidden');
    await vi.waitFor(() => expect(server.streams).toBe(0), soon);
    server.happen('a');
    look('visible');
    await untilKnown(tab, [1, 2]);
  });
});
