/** Keys, and the ids of entries of lists, from the outside in. */
type Place = readonly (string | number)[];

/** A value with something else in one place; undefined takes out what is there. */
export function withValueAt(value: unknown, place: Place, wanted: unknown): unknown {
  const [step, ...rest] = place;
  if (step === undefined) return wanted;
  if (Array.isArray(value)) return withEntryAt(value, step, rest, wanted);
  const record = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const next = withValueAt(record[step], rest, wanted);
  const others = Object.entries(record).filter(([key]) => key !== String(step));
  if (next === undefined) return Object.fromEntries(others);
  return { ...record, [step]: next };
}

function withEntryAt(list: readonly unknown[], id: string | number, rest: Place, wanted: unknown): unknown[] {
  const at = list.findIndex((entry) => entry === id || (entry as { id?: unknown } | null)?.id === id);
  const next = withValueAt(at === -1 ? undefined : list[at], rest, wanted);
  if (at === -1) return next === undefined ? [...list] : [...list, next];
  return next === undefined ? list.toSpliced(at, 1) : list.toSpliced(at, 1, next);
}
