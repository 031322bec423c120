import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { UnsentText } from './draft-sync.ts';
import { livingPages } from './living-pages.ts';

/** Whose it is and of which file: nobody finds what somebody else has written in the same browser. */
export type TextPlace = { userId: string; kind: string; id: string; path: string };

type Entry = UnsentText & { place: string; page: string; keptAt: number };

type Schema = DBSchema & { unsent: { key: [place: string, page: string]; value: Entry; indexes: { place: string } } };

let opening: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('navor-texts', 1, {
    upgrade: (db) => {
      db.createObjectStore('unsent', { keyPath: ['place', 'page'] }).createIndex('place', 'place');
    },
    // The browser has closed it by itself, to make room or because its data were cleared.
    terminated: () => {
      opening = undefined;
    },
    // Whoever signs out takes all of it along.
    blocking: (_version, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Each page keeps its own, so that two tabs of one browser do not take each other's text away. */
export function createUnsentTexts(place: TextPlace, page: string) {
  const name = JSON.stringify([place.userId, place.kind, place.id, place.path]);
  const markOf = (of: string) => `text-draft:${place.userId}:${of}`;
  let latest: UnsentText | null = null;
  let kept: UnsentText | null | undefined;
  // One after another: what was forgotten must not come back because it was kept a moment before.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: (db: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> => {
    const next = last.then(async () => work(await database()));
    last = next.catch(() => {});
    return next;
  };

  return {
    /** Whether it is kept: some browsers keep nothing. */
    keep: (unsent: UnsentText | null): Promise<boolean> => {
      mark(markOf(page), unsent !== null);
      latest = unsent;
      return inTurn(async (db) => {
        // Whoever types faster than it is kept has only the last of it kept.
        if (latest === kept) return;
        kept = latest;
        if (kept) await db.put('unsent', { ...kept, place: name, page, keptAt: Date.now() });
        else await db.delete('unsent', [name, page]);
      }).then(
        () => true,
        () => false,
      );
    },

    /** Takes over what pages left behind that are no longer there, the newest last. */
    adopt: (): Promise<UnsentText[]> =>
      inTurn(async (db) => {
        const entries = await db.getAllFromIndex('unsent', 'place', name);
        const living = await livingPages();
        const left = entries.filter((entry) => entry.page !== page && !living.has(entry.page));
        return left.sort((one, other) => one.keptAt - other.keptAt);
      }).catch(() => []),

    /** After what was taken over is with the server, or kept under this page's name. */
    forget: (adopted: readonly UnsentText[]): Promise<void> =>
      inTurn(async (db) => {
        for (const entry of adopted) {
          if (!('page' in entry) || typeof entry.page !== 'string') continue;
          await db.delete('unsent', [name, entry.page]);
          mark(markOf(entry.page), false);
        }
      }).catch(() => {}),
  };
}

/** That something is kept can be told without waiting then: before somebody signs out, above all. */
function mark(key: string, isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(key, 'kept');
    else localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing keeps no text either, and the page says so.
  }
}
