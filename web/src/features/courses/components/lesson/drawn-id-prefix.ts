import type { LiveFormula } from '@navor/quantities';

/** Of the ids inside a formula: the browser has to find those that the server gave. */
export function drawnIdPrefix(formula: LiveFormula): string {
  return `${formula.id}-`;
}
