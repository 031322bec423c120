import { newId } from '../new-id.ts';
import { followStream, type Positions, type StreamSource } from './follow-stream.ts';

export type Sharing<Change extends object> = {
  /** Tabs that share have it in common. */
  name: string;
  source: StreamSource<Change>;
  /** What this tab wants to hear of. */
  wanted: () => Positions;
  tell: (change: Change) => void;
};

type Said<Change extends object> =
  | { kind: 'change'; change: Change }
  /** The leading tab asks what the others want. */
  | { kind: 'ask' }
  | { kind: 'want'; tab: string; positions: Positions }
  | { kind: 'leave'; tab: string };

/** For the answers of tabs that are awake. */
const gatherMs = 150;

/**
 * One stream for all tabs of a browser, which allows six connections to a server: with a stream each, the seventh tab would
 * never load. The tab that holds the lock leads, follows what any of them wants, and tells the others. Whichever is looked at
 * takes the lead, since browsers slow down or suspend those behind it; when it is closed, the lock passes on.
 */
export function shareAmongTabs<Change extends object>({ name, source, wanted, tell }: Sharing<Change>) {
  const tab = newId();
  const leaving = new AbortController();
  const channel = new BroadcastChannel(name);
  const say = (said: Said<Change>) => channel.postMessage(said);
  const others = new Map<string, Positions>();
  let led: ReturnType<typeof followStream<Change>> | null = null;

  channel.onmessage = ({ data }: MessageEvent<Said<Change>>) => {
    if (data.kind === 'change') tell(data.change);
    else if (data.kind === 'ask') want();
    else if (data.kind === 'want') {
      others.set(data.tab, data.positions);
      led?.include(data.positions);
    } else others.delete(data.tab);
  };

  function want(): void {
    led?.include(wanted());
    // Also where this tab leads: another one may have taken the lead without this one having heard of it.
    say({ kind: 'want', tab, positions: wanted() });
  }

  async function lead(signal: AbortSignal): Promise<void> {
    const mine = followStream<Change>({
      source,
      signal,
      positions: async () => {
        // Tabs that have ended without a word are forgotten with each new stream.
        others.clear();
        say({ kind: 'ask' });
        await new Promise((resolve) => setTimeout(resolve, gatherMs));
        return lowest([wanted(), ...others.values()]);
      },
      tell: (change) => {
        // The typed client hands out proxies, which cannot be sent to another tab.
        say({ kind: 'change', change: { ...change } });
        tell(change);
      },
    });
    led = mine;
    await mine.done;
    if (led === mine) led = null;
  }

  /** Until this tab leaves or is robbed of the lead. */
  async function leadOnceHeld(options: LockOptions): Promise<void> {
    const ending = new AbortController();
    const end = () => ending.abort();
    leaving.signal.addEventListener('abort', end, { once: true });
    await navigator.locks
      .request(name, options, () => lead(ending.signal))
      .catch((error: unknown) => {
        end();
        // A browser that has locks and gives none: each tab for itself, then.
        if (!isAbortError(error)) return lead(leaving.signal);
      });
    leaving.signal.removeEventListener('abort', end);
  }

  let waiting = new AbortController();
  let isNext = document.visibilityState === 'visible';

  /** Who was robbed of the lead waits in line for it: two windows side by side would else take it from each other for ever. */
  async function takePart(): Promise<void> {
    while (!leaving.signal.aborted) {
      waiting = new AbortController();
      const options = isNext ? { steal: true } : { signal: waiting.signal };
      isNext = false;
      await leadOnceHeld(options);
    }
  }

  function leadIfVisible(): void {
    if (led || document.visibilityState !== 'visible') return;
    isNext = true;
    waiting.abort();
  }

  document.addEventListener('visibilitychange', leadIfVisible);
  void takePart();
  want();

  return {
    /** This tab wants something else than before. */
    want,
    leave(): void {
      if (!led) say({ kind: 'leave', tab });
      document.removeEventListener('visibilitychange', leadIfVisible);
      leaving.abort();
      waiting.abort();
      channel.close();
    },
  };
}

function isAbortError(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** What begins early enough for everybody. */
function lowest(all: readonly Positions[]): Positions {
  const positions: Positions = {};
  for (const [topic, position] of all.flatMap((each) => Object.entries(each))) {
    positions[topic] = Math.min(position, positions[topic] ?? position);
  }
  return positions;
}
