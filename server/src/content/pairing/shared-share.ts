/** How much of two sets is in both, from 0 to 1 (the coefficient of Dice and Sørensen). */
export function sharedShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 1;
  let shared = 0;
  for (const element of one) if (other.has(element)) shared += 1;
  return (2 * shared) / (one.size + other.size);
}
