import { inUnit, isSameDimension } from '@navor/quantities';
import { knownUnit } from '../../../template/known-unit.ts';
import { type Attempted, isAroundRight, isLike, isNear, type SlipFinder } from './attempted.ts';

/** Another value of the same question was given as the answer. */
export const otherQuantity: SlipFinder = (attempted) => {
  const { variables, derived } = attempted.drawing.template;
  const copied = variables.find((variable) => isCopied(variable, attempted));
  const reckoned = derived.find((value) => isReckoned(value, attempted));
  const name = (copied ?? reckoned)?.name;
  return name === undefined ? null : { kind: 'other-quantity', quantity: name };
};

type Quantity = { name: string; unit: string };

/** A variable is copied from the text, so all of its digits are there. */
function isCopied({ name, unit }: Quantity, { givenSi, givenUnit, unit: answerUnit, drawing }: Attempted): boolean {
  const value = drawing.values[name] ?? Number.NaN;
  const own = knownUnit(unit);
  if (isSameDimension(own.dimension, answerUnit.dimension)) return isNear(givenSi, value, exact);
  const number = inUnit(value, own);
  return isTelling(number) && isNear(inUnit(givenSi, givenUnit), number, exact);
}

const exact = 1e-6;

/** A 2 or a 10 is typed for many reasons; 470 hardly by chance. */
function isTelling(number: number): boolean {
  return Number(number.toPrecision(1)) !== number;
}

function isReckoned({ name, unit }: Quantity, attempted: Attempted): boolean {
  const value = attempted.drawing.values[name] ?? Number.NaN;
  if (!isSameDimension(knownUnit(unit).dimension, attempted.unit.dimension)) return false;
  return !isAroundRight(inUnit(value, attempted.unit), attempted) && isLike(attempted.givenSi, value, attempted);
}
