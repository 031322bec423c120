export type ValueRecord = Record<string, unknown>;

/** An entry of a list that is known by its id or, in a list of names, is one. */
export type Entry = { id: string; value: unknown };

export function isRecord(value: unknown): value is ValueRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Null for a list whose entries cannot be told apart, and for what is no list. */
export function entriesOf(value: unknown): Entry[] | null {
  if (!Array.isArray(value)) return null;
  const entries = value.map((item: unknown) => ({ id: idOf(item), value: item }));
  const ids = new Set(entries.map(({ id }) => id));
  return ids.has(null) || ids.size < entries.length ? null : (entries as Entry[]);
}

/** The ids of themes, questions and topics; a sentence that somebody rewords is not two of them. */
const namePattern = /^[a-z0-9][a-z0-9-]*$/;

function idOf(item: unknown): string | null {
  if (typeof item === 'string') return namePattern.test(item) ? item : null;
  return isRecord(item) && typeof item.id === 'string' ? item.id : null;
}
