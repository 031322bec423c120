import { entriesOf, isRecord } from './named-lists.ts';
import type { ThreeWay } from './three-way.ts';

type Placement = { list: string; value: unknown };
/** By what kind of list it is in, such as the lessons of any module, and its id; null when an id is there twice. */
type Index = Map<string, Placement | null>;

/** Where the entries of lists are in three versions of a value, whichever of the lists of a kind they are in. */
export class Placements {
  readonly #indexes: ThreeWay<Index>;

  constructor({ base, own, theirs }: ThreeWay<unknown>) {
    this.#indexes = { base: indexOf(base), own: indexOf(own), theirs: indexOf(theirs) };
  }

  /** The three versions of an entry and the list that it goes into; null when its id does not tell which entry it is. */
  find(list: readonly Step[], id: string): { versions: ThreeWay<unknown>; list: string } | null {
    const key = keyOf(list, id);
    const found = {
      base: this.#indexes.base.get(key),
      own: this.#indexes.own.get(key),
      theirs: this.#indexes.theirs.get(key),
    };
    const { base, own, theirs } = found;
    if (base === null || own === null || theirs === null) return null;
    const home = own && theirs ? (own.list === base?.list ? theirs : own) : (own ?? theirs);
    return home ? { versions: { base: base?.value, own: own?.value, theirs: theirs?.value }, list: home.list } : null;
  }
}

/** A key of a mapping, or the id of an entry. */
export type Step = { kind: 'key' | 'id'; name: string };

export function listName(steps: readonly Step[]): string {
  return JSON.stringify(steps.map(({ name }) => name));
}

function keyOf(list: readonly Step[], id: string): string {
  return JSON.stringify([...list.map(({ kind, name }) => (kind === 'key' ? name : null)), id]);
}

function indexOf(value: unknown): Index {
  const index: Index = new Map();
  walk(value, [], index);
  return index;
}

function walk(value: unknown, steps: Step[], index: Index): void {
  if (isRecord(value)) {
    for (const [name, child] of Object.entries(value)) walk(child, [...steps, { kind: 'key', name }], index);
  }
  for (const { id, value: child } of entriesOf(value) ?? []) {
    if (!isRecord(child)) continue;
    const key = keyOf(steps, id);
    index.set(key, index.has(key) ? null : { list: listName(steps), value: child });
    walk(child, [...steps, { kind: 'id', name: id }], index);
  }
}
