import { diffArrays } from 'diff';
import { longestRising } from './longest-rising.ts';

/** From a place in one list to the place of the same thing in the other. */
export type Pairs = Map<number, number>;

/** More changes than this are compared by what occurs once: each change more makes a comparison longer by all those before it. */
const mostChanges = 1000;

/** Pairs what is equal in two lists and in the same order in both, as much of it as there is. */
export function alignEqual<Item extends string | number>(before: readonly Item[], after: readonly Item[]): Pairs {
  const pairs: Pairs = new Map();
  let top = 0;
  while (top < before.length && top < after.length && before[top] === after[top]) pairs.set(top, top++);
  let [bottom, other] = [before.length, after.length];
  while (bottom > top && other > top && before[bottom - 1] === after[other - 1]) pairs.set(--bottom, --other);
  if (bottom === top || other === top) return pairs;
  const [middle, otherMiddle] = [before.slice(top, bottom), after.slice(top, other)];
  const found = alignByChanges(middle, otherMiddle) ?? alignByUnique(middle, otherMiddle);
  for (const [one, two] of found) pairs.set(one + top, two + top);
  return pairs;
}

/** Null when there are too many changes. */
function alignByChanges<Item>(before: Item[], after: Item[]): Pairs | null {
  const changes = diffArrays(before, after, { maxEditLength: mostChanges });
  if (!changes) return null;
  const pairs: Pairs = new Map();
  let [one, other] = [0, 0];
  for (const { added, removed, count } of changes) {
    if (!added && !removed) for (let step = 0; step < count; step++) pairs.set(one + step, other + step);
    if (!added) one += count;
    if (!removed) other += count;
  }
  return pairs;
}

/** By what occurs once in both, and then by what is the same above and below it. */
function alignByUnique<Item>(before: Item[], after: Item[]): Pairs {
  const places = uniquePlaces(after);
  const candidates = [...uniquePlaces(before)].flatMap(([item, one]) => {
    const other = places.get(item);
    return other === undefined ? [] : [[one, other] as const];
  });
  const anchors = longestRising(candidates.map(([, other]) => other)).flatMap((at) => candidates[at] ?? []);
  const pairs: Pairs = new Map();
  let [one, other] = [0, 0];
  for (let at = 0; at <= anchors.length; at += 2) {
    const [nextOne, nextOther] = [anchors[at] ?? before.length, anchors[at + 1] ?? after.length];
    while (one < nextOne && other < nextOther && before[one] === after[other]) pairs.set(one++, other++);
    let [lastOne, lastOther] = [nextOne, nextOther];
    while (lastOne > one && lastOther > other && before[lastOne - 1] === after[lastOther - 1]) {
      pairs.set(--lastOne, --lastOther);
    }
    [one, other] = [nextOne, nextOther];
  }
  return pairs;
}

function uniquePlaces<Item>(items: Item[]): Map<Item, number> {
  const places = new Map<Item, number>();
  const repeated = new Set<Item>();
  for (const [place, item] of items.entries()) {
    if (places.has(item)) repeated.add(item);
    places.set(item, place);
  }
  for (const item of repeated) places.delete(item);
  return places;
}
