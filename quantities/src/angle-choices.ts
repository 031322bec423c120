import type { Reading } from './read-quantity.ts';

/** Where degrees are asked for, nobody who writes π/6 and no unit means degrees; nor did they say so. */
export function angleChoices(typed: string, reading: Reading): [radians: string, degrees: string] | null {
  if (reading.kind !== 'quantity' || !reading.isBareNumber) return null;
  if (reading.unit.text !== '°' || !/π|pi/.test(typed)) return null;
  const bare = typed.trim().replace(/[\s.,;]+$/, '');
  return [`${bare} rad`, `${bare}°`];
}
