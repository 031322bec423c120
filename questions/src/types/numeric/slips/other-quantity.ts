import { inUnit, isSameDimension } from '@navor/quantities';
import type { Slip } from '../../../outcome.ts';
import { cachedUnit } from '../../../template/cached-unit.ts';
import { type Attempted, isAroundRight, isLike, isNear, type SlipFinder } from './attempted.ts';

/** Another value of the same question was given as the answer. */
export const otherQuantity: SlipFinder = (attempted) => {
  const { variables, derived } = attempted.drawing.template;
  const isOfSameKind = ({ unit }: Quantity) =>
    isSameDimension(cachedUnit(unit).dimension, attempted.unit.dimension) && !isAroundRight(attempted.given, attempted);
  const copied = variables.find((value) => isOfSameKind(value) && isCopied(value, attempted));
  const reckoned = derived.find((value) => isOfSameKind(value) && isReckoned(value, attempted));
  return slipTo(copied ?? reckoned);
};

/** The number of a value that is in another unit. */
export const otherNumber: SlipFinder = (attempted) => {
  const { variables } = attempted.drawing.template;
  return isAroundRight(attempted.given, attempted)
    ? null
    : slipTo(variables.find((value) => isNumberOf(value, attempted)));
};

type Quantity = { name: string; unit: string };

function slipTo(quantity: Quantity | undefined): Slip | null {
  return quantity ? { kind: 'other-quantity', quantity: quantity.name } : null;
}

const exact = 1e-6;

/** A variable is copied from the text, so all of its digits are there. */
function isCopied({ name }: Quantity, { givenSi, drawing }: Attempted): boolean {
  return isNear(givenSi, drawing.values[name] ?? Number.NaN, exact);
}

function isReckoned({ name }: Quantity, attempted: Attempted): boolean {
  const value = inUnit(attempted.drawing.values[name] ?? Number.NaN, attempted.unit);
  return !isAroundRight(value, attempted) && isLike(attempted.given, value, attempted);
}

function isNumberOf({ name, unit }: Quantity, { givenSi, givenUnit, unit: answerUnit, drawing }: Attempted): boolean {
  const own = cachedUnit(unit);
  if (isSameDimension(own.dimension, answerUnit.dimension)) return false;
  const number = inUnit(drawing.values[name] ?? Number.NaN, own);
  return isTelling(number) && isNear(inUnit(givenSi, givenUnit), number, exact);
}

/** A 2 or a 10 is typed for many reasons; 470 hardly by chance. */
function isTelling(number: number): boolean {
  return Number(number.toPrecision(1)) !== number;
}
