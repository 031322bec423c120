import { followStream, type Positions, type StreamSource } from './follow-stream.ts';
import { type Sharing, shareAmongTabs } from './share-among-tabs.ts';

export type Subscription<Change> = {
  topic: string;
  /** The last change that is known here. */
  position: () => number;
  tell: (change: Change) => void;
};

export type SharedStream<Change> = {
  /** Changes may come twice, and those of other topics come too: who is told looks at what they are. */
  subscribe: (subscription: Subscription<Change>) => () => void;
};

type Participation = { want: () => void; leave: () => void };

/** What changes on the server, over one connection for a whole browser where it lets its tabs agree on one. */
export function createSharedStream<Change extends object>(
  name: string,
  source: StreamSource<Change>,
): SharedStream<Change> {
  const subscriptions = new Set<Subscription<Change>>();
  let participation: Participation | null = null;

  const sharing: Sharing<Change> = {
    name,
    source,
    wanted: () => {
      const positions: Positions = {};
      for (const { topic, position } of subscriptions) {
        positions[topic] = Math.min(position(), positions[topic] ?? Number.MAX_SAFE_INTEGER);
      }
      return positions;
    },
    tell: (change) => {
      for (const { tell } of subscriptions) tell(change);
    },
  };

  function start(): void {
    if (subscriptions.size > 0) participation ??= canShare() ? shareAmongTabs(sharing) : whileVisible(sharing);
  }
  function stop(): void {
    participation?.leave();
    participation = null;
  }
  // A page that the browser puts aside, for its "back", must not lead the others.
  globalThis.addEventListener?.('pagehide', stop);
  globalThis.addEventListener?.('pageshow', start);

  return {
    subscribe(subscription) {
      subscriptions.add(subscription);
      if (participation) participation.want();
      else start();
      return () => {
        subscriptions.delete(subscription);
        if (subscriptions.size === 0) stop();
      };
    },
  };
}

/** Locks are missing where a school serves the platform in its network without TLS. */
function canShare(): boolean {
  return typeof BroadcastChannel !== 'undefined' && Boolean((navigator as Partial<Navigator>).locks);
}

/** A stream of its own for the tab that is looked at, and none for those behind it, so that connections are left for others. */
function whileVisible<Change extends object>({ source, wanted, tell }: Sharing<Change>): Participation {
  let leaving = new AbortController();
  let followed: ReturnType<typeof followStream<Change>> | null = null;
  function follow(): void {
    leaving.abort();
    followed = null;
    if (document.visibilityState === 'hidden') return;
    leaving = new AbortController();
    followed = followStream({ source, positions: async () => wanted(), tell, signal: leaving.signal });
  }
  document.addEventListener('visibilitychange', follow);
  follow();
  return {
    want: () => followed?.include(wanted()),
    leave() {
      document.removeEventListener('visibilitychange', follow);
      leaving.abort();
    },
  };
}
