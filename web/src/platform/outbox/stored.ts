type Entries = Readonly<Record<string, unknown>>;

/** What the browser stores for all its windows, in named parts. What it will not store lasts as long as the page. */
export type Stored<Parts> = {
  keys: readonly string[];
  read(): Parts;
  /** Parts that are not named stay as they are. */
  write(changes: Partial<Parts>): void;
};

/** All parts under one key. */
export function storedTogether<Parts extends object>(key: string, empty: Parts): Stored<Parts> {
  const slot = createSlot(key);
  const read = (): Parts => ({ ...empty, ...slot.read() });
  return {
    keys: [key],
    read,
    write(changes) {
      const parts = { ...read(), ...changes };
      const isEmpty = Object.values<Entries>(parts as Record<string, Entries>).every(hasNothing);
      slot.write(isEmpty ? {} : { ...parts });
    },
  };
}

/** Each part under a key of its own. */
export function storedApart<Parts extends object>(keys: { [Part in keyof Parts]: string }): Stored<Parts> {
  const slots = Object.entries<string>(keys).map(([part, key]) => [part, createSlot(key)] as const);
  return {
    keys: Object.values<string>(keys),
    read: () => Object.fromEntries(slots.map(([part, slot]) => [part, slot.read()])) as Parts,
    write(changes) {
      const changed = changes as Readonly<Record<string, Entries>>;
      for (const [part, slot] of slots) if (changed[part]) slot.write(changed[part]);
    },
  };
}

function createSlot(key: string) {
  let notStored: Entries | null = null;
  return {
    read(): Entries {
      if (notStored) return notStored;
      try {
        return JSON.parse(localStorage.getItem(key) ?? '{}');
      } catch {
        return {};
      }
    },
    write(entries: Entries): void {
      try {
        if (hasNothing(entries)) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(entries));
        notStored = null;
      } catch {
        notStored = entries;
      }
    },
  };
}

function hasNothing(entries: Entries): boolean {
  return Object.keys(entries).length === 0;
}
