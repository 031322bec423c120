/** The order with one item put at another place; places count from 0. */
export function moved(order: readonly string[], letter: string, to: number): string[] {
  const others = order.filter((other) => other !== letter);
  return [...others.slice(0, to), letter, ...others.slice(to)];
}

/** An answer's order, with what it lacks at the end: it may come from another version of the question. */
export function completeOrder(given: readonly string[] | undefined, shown: readonly string[]): string[] {
  const known = [...new Set(given)].filter((letter) => shown.includes(letter));
  return [...known, ...shown.filter((letter) => !known.includes(letter))];
}

/** Where an item comes to stand when it is let go at a height, by the middles of the rows without it. */
export function placeAt(height: number, middles: readonly number[]): number {
  return middles.filter((middle) => middle < height).length;
}
