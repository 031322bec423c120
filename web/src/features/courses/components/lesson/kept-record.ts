type Entries<Entry> = Readonly<Record<string, Entry>>;

/** Kept by the browser for all its windows; what it will not keep lasts as long as the page. */
export function createKeptRecord<Entry>(key: string) {
  let notKept: Entries<Entry> | null = null;
  return {
    read(): Entries<Entry> {
      if (notKept) return notKept;
      try {
        return JSON.parse(localStorage.getItem(key) ?? '{}');
      } catch {
        return {};
      }
    },
    keep(entries: Entries<Entry>): void {
      try {
        if (Object.keys(entries).length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(entries));
        notKept = null;
      } catch {
        notKept = entries;
      }
    },
  };
}
