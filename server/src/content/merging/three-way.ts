/** What two people made of the same thing, and what it was before. */
export type ThreeWay<Value> = { base: Value; own: Value; theirs: Value };

/** Whose change counts where at most one of the two changed something; null where both did, in different ways. */
export function changedSide<Value>(
  { base, own, theirs }: ThreeWay<Value>,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): 'own' | 'theirs' | null {
  if (isSame(own, base) || isSame(own, theirs)) return 'theirs';
  return isSame(theirs, base) ? 'own' : null;
}
