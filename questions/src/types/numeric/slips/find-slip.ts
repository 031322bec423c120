import type { Slip } from '../../../outcome.ts';
import type { Attempted, SlipFinder } from './attempted.ts';
import { authoredSlip } from './authored-slip.ts';
import { degrees } from './degrees.ts';
import { double, half, reciprocal, root, sign, square } from './operations.ts';
import { otherNumber, otherQuantity } from './other-quantity.ts';
import { rounding } from './rounding.ts';
import { powerOfTen, prefix } from './scale.ts';

/** From the one that explains most to the one that explains least. */
const finders: SlipFinder[] = [
  authoredSlip,
  prefix,
  powerOfTen,
  otherQuantity,
  degrees,
  sign,
  reciprocal,
  double,
  half,
  square,
  root,
  otherNumber,
  rounding,
];

/** The slip that a wrong number is explained by, or none. */
export function findSlip(attempted: Attempted): Slip | null {
  for (const finder of finders) {
    const slip = finder(attempted);
    if (slip) return slip;
  }
  return null;
}
