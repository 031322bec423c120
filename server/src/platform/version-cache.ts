type Kept<Value> = { version: string; value: Promise<Value | undefined> };

/**
 * Keeps what is large and changes rarely in this process: so many of those that were used last, each for as long as it has
 * the version with which it was read. Who asks while one is being read waits for the same answer.
 */
export function createVersionCache<Value>(capacity: number) {
  const values = new Map<string, Kept<Value>>();

  return async (key: string, version: string, read: () => Promise<Value | undefined>): Promise<Value | undefined> => {
    const known = values.get(key);
    const kept = known?.version === version ? known : { version, value: read() };
    // The one used last goes to the end, so that the first is the one to go.
    values.delete(key);
    values.set(key, kept);
    const forget = () => values.get(key) === kept && values.delete(key);
    const value = await kept.value.catch((error: unknown) => {
      forget();
      throw error;
    });
    // What does not exist must not push out what does.
    if (value === undefined) forget();
    const [oldest] = values.keys();
    if (values.size > capacity && oldest !== undefined) values.delete(oldest);
    return value;
  };
}
