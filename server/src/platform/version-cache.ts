import { LRUCache } from 'lru-cache';

/**
 * Keeps what is large and changes rarely in this process: so many of those that were used last, each for as long as it has
 * the version with which it was read. Who asks while one is being read waits for the same answer.
 */
export function createVersionCache<Value extends object>(capacity: number) {
  const cached = new LRUCache<string, { version: string; value: Value }>({ max: capacity });
  // Apart from what is known, so that what turns out not to exist pushes nothing out.
  const pending = new Map<string, { version: string; value: Promise<Value | undefined> }>();

  return async (key: string, version: string, read: () => Promise<Value | undefined>): Promise<Value | undefined> => {
    const known = [cached.get(key), pending.get(key)].find((entry) => entry?.version === version);
    if (known) return known.value;
    const reading = { version, value: read() };
    pending.set(key, reading);
    try {
      const value = await reading.value;
      if (value !== undefined) cached.set(key, { version, value });
      return value;
    } finally {
      if (pending.get(key) === reading) pending.delete(key);
    }
  };
}
