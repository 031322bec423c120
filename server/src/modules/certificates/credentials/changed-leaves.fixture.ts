type Leaf = string | number | boolean;

/** The same document as often as it has texts, numbers and yes-or-no values, each time with another one changed. */
export function* changedLeaves(document: object): Generator<{ path: string; changed: object }> {
  for (const path of leavesOf(document)) {
    const changed = structuredClone(document);
    const parent = path
      .slice(0, -1)
      .reduce<Record<string, never>>((at, key) => at[key] ?? ({} as never), changed as never);
    const last = path.at(-1) ?? '';
    Object.assign(parent, { [last]: otherThan(parent[last] as unknown as Leaf) });
    yield { path: path.join('.'), changed };
  }
}

function* leavesOf(value: unknown, path: string[] = []): Generator<string[]> {
  if (typeof value !== 'object' || value === null) yield path;
  else for (const [key, each] of Object.entries(value)) yield* leavesOf(each, [...path, key]);
}

/** A value that could stand in its place, so that what is refused is the change and not its look. */
function otherThan(value: Leaf): Leaf {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return value.replace(/^\d{4}/, (year) => String(Number(year) - 1));
  return /^\d+$/.test(value) ? String(Number(value) + 1) : `${value}x`;
}
