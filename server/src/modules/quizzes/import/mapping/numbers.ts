import { fromUnit, readUnit } from '@navor/quantities';
import type { NumberAnswer } from '../bank.ts';
import { Refusal } from '../refusal.ts';
import { addNote, type Mapping } from './mapping.ts';
import { isFull } from './percents.ts';

/** One number with how far from it is still right; the answer of ours is in SI units, the tolerance in the unit. */
export function mapNumber(mapping: Mapping, answer: NumberAnswer) {
  const right = rightNumber(mapping, answer);
  const unit = unitOf(mapping, answer);
  return {
    type: 'numeric' as const,
    answer: String(Number(fromUnit(right.value, unit).toPrecision(12))),
    unit: unit.text,
    tolerance: { absolute: right.tolerance },
    unitRequired: answer.isUnitRequired,
  };
}

export function rightNumber(mapping: Mapping, { numbers }: NumberAnswer) {
  const right = numbers.filter(({ percent }) => isFull(percent));
  const [first] = right;
  if (!first) throw new Refusal('noFullAnswer');
  if (right.some(({ value }) => value !== first.value)) throw new Refusal('severalNumbers');
  if (numbers.some(({ percent }) => percent > 0 && !isFull(percent))) addNote(mapping, 'partialDropped');
  if (numbers.some(({ feedback }) => feedback)) addNote(mapping, 'feedbackDropped');
  return right.reduce((widest, other) => (other.tolerance > widest.tolerance ? other : widest));
}

export function unitOf(mapping: Mapping, { unit: written, isUnitRequired }: NumberAnswer) {
  const unit = readUnit(written.trim());
  if (unit) return unit;
  if (isUnitRequired) throw new Refusal('unknownUnit', { unit: written });
  addNote(mapping, 'unitDropped', { unit: written });
  return readUnit('') ?? neverUnit();
}

function neverUnit(): never {
  throw new Error('A number without a unit is always read');
}
