import type { SlipKind } from '../../../outcome.ts';
import { type Attempted, isAroundRight, isLike, type SlipFinder } from './attempted.ts';

export const sign: SlipFinder = operation('sign', ({ right }) => [-right]);

export const reciprocal: SlipFinder = operation('reciprocal', (attempted) => inBothUnits(attempted, (of) => 1 / of));

export const double: SlipFinder = operation('double', ({ right }) => [2 * right]);

export const half: SlipFinder = operation('half', ({ right }) => [right / 2]);

export const square: SlipFinder = operation('square', (attempted) => inBothUnits(attempted, (of) => of ** 2));

export const root: SlipFinder = operation('root', (attempted) => inBothUnits(attempted, Math.sqrt));

function operation(kind: SlipKind, targets: (attempted: Attempted) => number[]): SlipFinder {
  return (attempted) => {
    const isMade = targets(attempted).some(
      (target) => !isAroundRight(target, attempted) && isLike(attempted.given, target, attempted),
    );
    return isMade ? { kind } : null;
  };
}

/** The result depends on the unit one reckons in: 1 / (4 mA) is 0.25 for who takes the number, 250 for who takes amperes. */
function inBothUnits({ right, rightSi, given, givenSi }: Attempted, change: (of: number) => number): number[] {
  // What was given in SI units is carried over to the answer's unit.
  const scale = givenSi === 0 ? 1 : given / givenSi;
  return [change(right), change(rightSi) * scale];
}
