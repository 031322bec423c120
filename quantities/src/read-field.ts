import type { QuantityTraits } from './quantity-traits.ts';
import { type Reading, readQuantity } from './read-quantity.ts';
import { noUnit, readUnit, type Unit } from './unit.ts';

type FieldTraits = Pick<QuantityTraits, 'unit' | 'isDifference'>;

/** The unit that a bare number in a quantity's field is in, and its results are shown in. */
export function fieldUnit({ unit, isDifference }: FieldTraits): Unit {
  const own = readUnit(unit) ?? noUnit;
  return isDifference ? withoutOffset(own) : own;
}

/** Reads what is typed for a quantity: `40 °C` is 313.15 K for a temperature and 40 K for a difference of two. */
export function readField(typed: string, traits: FieldTraits): Reading {
  const reading = readQuantity(typed, fieldUnit(traits));
  if (!traits.isDifference) return reading;
  if (reading.kind === 'wrong-dimension') return { ...reading, expected: 'temperatureDifference' };
  if (reading.kind !== 'quantity' || reading.unit.offset === 0) return reading;
  const unit = withoutOffset(reading.unit);
  // What is left after the zero is taken away again has no more decimals than anybody types.
  return { ...reading, value: Number((reading.value - reading.unit.offset).toFixed(9)), unit };
}

function withoutOffset(unit: Unit): Unit {
  return { ...unit, offset: 0 };
}
