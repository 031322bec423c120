import { isSameDimension, namedUnits, noUnit, readUnit, type Unit } from '@navor/quantities';

type Part = Unit['parts'][number];

const gram = readUnit('g') ?? noUnit;

/**
 * A unit of the same kind that gives nothing away: `A` for mA, `m/s` for km/h. Choosing the prefix is often part of the
 * task. Angles, shares and temperatures have no such form and stay as they are.
 */
export function exampleUnit(unit: Unit): Unit {
  const text = unit.parts.map((part) => coherentText(part)).join('·');
  return readUnit(text) ?? unit;
}

function coherentText({ unit, power }: Part): string {
  if (unit.symbol === 'l') return `m^${3 * power}`;
  return `${coherentSymbol(unit)}^${power}`;
}

function coherentSymbol(unit: Part['unit']): string {
  if (isCoherent(unit) || unit.offset !== 0 || isSameDimension(unit.dimension, noUnit.dimension)) return unit.symbol;
  const coherent = namedUnits.find((other) => isCoherent(other) && isSameDimension(other.dimension, unit.dimension));
  // Mass is the one kind whose SI unit has a prefix; speeds and areas have none with a name of its own.
  return coherent?.symbol ?? (isSameDimension(unit.dimension, gram.dimension) ? 'kg' : unit.symbol);
}

function isCoherent({ factor, exponent, offset }: Part['unit']): boolean {
  return factor === 1 && exponent === 0 && offset === 0;
}
