import { isDeepStrictEqual } from 'node:util';
import { mergeOrder } from './merge-order.ts';
import { type Entry, entriesOf, isRecord, type ValueRecord } from './named-lists.ts';
import { listName, Placements, type Step } from './placements.ts';
import { changedSide, type ThreeWay } from './three-way.ts';

/** Keys and the ids of entries, from the outside in; what is undefined in a version is not there. */
export type ValueConflict = { place: string[] } & ThreeWay<unknown>;

/** With conflicts, the value has what is theirs in their places, and what only one of the two removed. */
export type ValueMerge =
  | { kind: 'merged'; value: unknown }
  | { kind: 'conflict'; value: unknown; conflicts: ValueConflict[] };

/**
 * Brings together what two people made of the values of a file: mappings by their keys, lists of entries with an id and lists
 * of names by what is in them, everything else as a whole. An entry may move to another list of its kind, as a lesson to
 * another module, while somebody else edits it.
 */
export function mergeValues(versions: ThreeWay<unknown>): ValueMerge {
  const merging = new Merging(versions);
  const value = merging.merge(versions, []);
  const { conflicts } = merging;
  return conflicts.length === 0 ? { kind: 'merged', value } : { kind: 'conflict', value, conflicts };
}

class Merging {
  readonly conflicts: ValueConflict[] = [];
  readonly #placements: Placements;

  constructor(versions: ThreeWay<unknown>) {
    this.#placements = new Placements(versions);
  }

  merge(versions: ThreeWay<unknown>, steps: Step[]): unknown {
    const { base, own, theirs } = versions;
    if (isRecord(own) && isRecord(theirs)) {
      return this.#mergeRecords({ base: isRecord(base) ? base : {}, own, theirs }, steps);
    }
    const lists = { base: entriesOf(base ?? []), own: entriesOf(own), theirs: entriesOf(theirs) };
    if (isFound(lists)) return this.#mergeLists(lists, steps);
    const side = changedSide(versions, isDeepStrictEqual);
    return this.#keep(side ? versions[side] : this.#conflict(versions, steps).theirs, steps);
  }

  #mergeRecords({ base, own, theirs }: ThreeWay<ValueRecord>, steps: Step[]): ValueRecord {
    const keys = mergeOrder({ base: Object.keys(base), own: Object.keys(own), theirs: Object.keys(theirs) });
    const read = (record: ValueRecord, key: string) => (Object.hasOwn(record, key) ? record[key] : undefined);
    const merged = keys.map((name) => {
      const versions = { base: read(base, name), own: read(own, name), theirs: read(theirs, name) };
      return [name, this.merge(versions, [...steps, { kind: 'key', name }])] as const;
    });
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }

  #mergeLists({ base, own, theirs }: ThreeWay<Entry[]>, steps: Step[]): unknown[] {
    const ids = (entries: Entry[]) => entries.map(({ id }) => id);
    const order = mergeOrder({ base: ids(base), own: ids(own), theirs: ids(theirs) });
    const byId = (entries: Entry[]) => new Map(entries.map(({ id, value }) => [id, value]));
    const local = { base: byId(base), own: byId(own), theirs: byId(theirs) };
    const merged = order.map((id) => {
      const found = this.#placements.find(steps, id);
      if (found && found.list !== listName(steps)) return undefined;
      const here = { base: local.base.get(id), own: local.own.get(id), theirs: local.theirs.get(id) };
      return this.#mergeEntry(found?.versions ?? here, [...steps, { kind: 'id', name: id }]);
    });
    return merged.filter((value) => value !== undefined);
  }

  #mergeEntry(versions: ThreeWay<unknown>, steps: Step[]): unknown {
    const { base, own, theirs } = versions;
    if (own !== undefined && theirs !== undefined) return this.merge(versions, steps);
    const present = own ?? theirs;
    if (present === undefined || (base !== undefined && isDeepStrictEqual(base, present))) return undefined;
    if (base !== undefined) this.#conflict(versions, steps);
    return this.#keep(present, steps);
  }

  /** What is in one version only, without the entries that are at home elsewhere, and with others' changes to those that came here. */
  #keep(value: unknown, steps: Step[]): unknown {
    if (isRecord(value)) {
      const kept = Object.entries(value).map(([name, child]) => [
        name,
        this.#keep(child, [...steps, { kind: 'key', name }]),
      ]);
      return Object.fromEntries(kept);
    }
    const entries = entriesOf(value)?.map(({ id, value: entry }) => {
      const found = this.#placements.find(steps, id);
      if (found && found.list !== listName(steps)) return undefined;
      const inside: Step[] = [...steps, { kind: 'id', name: id }];
      const isShared = found?.versions.own !== undefined && found.versions.theirs !== undefined;
      return isShared ? this.merge(found.versions, inside) : this.#keep(entry, inside);
    });
    return entries ? entries.filter((entry) => entry !== undefined) : value;
  }

  #conflict(versions: ThreeWay<unknown>, steps: Step[]): ThreeWay<unknown> {
    this.conflicts.push({ place: steps.map(({ name }) => name), ...versions });
    return versions;
  }
}

function isFound(lists: ThreeWay<Entry[] | null>): lists is ThreeWay<Entry[]> {
  return lists.base !== null && lists.own !== null && lists.theirs !== null;
}
