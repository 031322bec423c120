import { livingPages } from '../text-draft/living-pages.ts';
import type { UnsentValue } from './value-draft.ts';

/** Whose it is and of which file: nobody finds what somebody else has changed in the same browser. */
export function unsentValueKey(userId: string, name: string): string {
  return `value-draft:${userId}:${name}`;
}

type Entry<Value> = UnsentValue<Value> & { keptAt: number };

/** Each page keeps its own, so that two tabs of one browser do not take each other's changes away. */
export function createUnsentValues<Value>(key: string, page: string) {
  const nameOf = (of: string) => `${key}:${of}`;
  return {
    keep(unsent: UnsentValue<Value> | null): void {
      try {
        if (unsent) localStorage.setItem(nameOf(page), JSON.stringify({ ...unsent, keptAt: Date.now() }));
        else localStorage.removeItem(nameOf(page));
      } catch {
        // It then lasts as long as the page, which asks before it is left.
      }
    },

    /** The pages that left something behind and are no longer there, the newest last. */
    async leftBy(): Promise<string[]> {
      const pages = pagesOf(key);
      if (pages.length === 0) return [];
      const living = await livingPages().catch(() => null);
      if (!living) return [];
      const left = pages.flatMap((of) => {
        const entry = of !== page && !living.has(of) && read<Value>(nameOf(of));
        return entry ? [{ of, keptAt: entry.keptAt }] : [];
      });
      return left.sort((one, other) => one.keptAt - other.keptAt).map(({ of }) => of);
    },

    /** Takes over what a page left behind; null where another page was faster. */
    takeOver(of: string): UnsentValue<Value> | null {
      const entry = read<Value>(nameOf(of));
      if (!entry) return null;
      localStorage.removeItem(nameOf(of));
      return { value: entry.value, base: entry.base };
    },
  };
}

function pagesOf(key: string): string[] {
  try {
    return Object.keys(localStorage).flatMap((name) =>
      name.startsWith(`${key}:`) ? [name.slice(key.length + 1)] : [],
    );
  } catch {
    return [];
  }
}

function read<Value>(name: string): Entry<Value> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return isEntry<Value>(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isEntry<Value>(kept: unknown): kept is Entry<Value> {
  return typeof kept === 'object' && kept !== null && 'value' in kept && 'base' in kept && 'keptAt' in kept;
}
