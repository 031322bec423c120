import { isSameDimension } from './dimension.ts';
import { measuresSame, type QuantityKind, quantityKind } from './quantity-kind.ts';
import { readNumber, type WrittenNumber } from './read-number.ts';
import { noUnit, plainSigns, readUnit, type Unit, unitOf } from './unit.ts';
import { isPrefix, type Prefix, prefixExponents } from './unit-table.ts';

/** What somebody typed into a field for a quantity. Positions count from 0 in the text as typed. */
export type Reading =
  | { kind: 'empty' }
  /** The value is in SI base units; the unit is the one that was meant, so the field's own for a bare number. */
  | { kind: 'quantity'; value: number; unit: Unit; isBareNumber: boolean }
  | { kind: 'unreadable'; reason: UnreadableReason; at: number; part: string }
  | { kind: 'wrong-dimension'; given: QuantityKind; givenUnit: string; expected: QuantityKind; expectedUnit: string };

export type UnreadableReason = 'too-long' | 'no-number' | 'number' | 'zero-division' | 'too-large' | 'unknown-unit';

const longestText = 200;
/** `I =`, `U₂ ≈`, `u(t) =`: the name is what the field is about already. */
const leadingName = /^ *(?:\p{L}[\p{L}\d_{}'′₀₁₂₃₄₅₆₇₈₉]{0,11} *(?:\( *\p{L}{1,3} *\) *)?)?[=≈≐≅~∼]/u;
/** What closes a sentence. */
const closing = /[ .,;]+$/;

/**
 * Reads a quantity as people write it: `4,7 kΩ`, `4700 ohm`, `4k7`, `4.7e3`, `1,2·10^3`, `3/4 V`, `π/6 rad`, `I = 12 mA`. A number alone is in the field's
 * unit; a prefix alone is put before the field's unit, unless its letter is a unit as well: `5 m` are metres. A single comma
 * or point is always the decimal sign; `groupingChoices` tells where it need not be.
 */
export function readQuantity(typed: string, field: Unit = noUnit): Reading {
  if (typed.length > longestText) return unreadable('too-long', longestText, '');
  const plain = plainSigns(typed);
  if (plain.trim() === '') return { kind: 'empty' };
  const text = plain.replace(closing, '') || plain;
  // Blanks in its place keep the positions of what follows.
  const number = readNumber(text.replace(leadingName, (name) => ' '.repeat(name.length)));
  if (number.kind === 'unreadable') return unreadable(number.reason, number.at, text.slice(number.at).trim());

  const rest = text.slice(number.end).trim();
  if (rest === '') return quantity(number, field, true);
  const unit = readUnitFor(rest, field);
  if (unit && measuresSame(unit, field)) return quantity(number, unit, false);
  const shorthand = readShorthand(number, rest, field);
  if (shorthand) return quantity(shorthand.number, shorthand.unit, false);
  // Nothing is left of T⁰ that could be told of.
  if (!unit?.text) return unreadable('unknown-unit', text.indexOf(rest, number.end), rest);
  return {
    kind: 'wrong-dimension',
    given: quantityKind(unit),
    givenUnit: unit.text,
    expected: quantityKind(field),
    expectedUnit: field.text,
  };
}

function unreadable(reason: UnreadableReason, at: number, part: string): Reading {
  return { kind: 'unreadable', reason, at, part };
}

function quantity(number: WrittenNumber, unit: Unit, isBareNumber: boolean): Reading {
  // The power of ten goes into the digits, so that 4,7 µF and 0,0000047 F are the very same number.
  const scaled = Number(`${number.digits}e${number.exponent + unit.exponent}`) / Number(number.divisor ?? 1);
  const value = scaled * Math.PI ** number.piPower * unit.factor + unit.offset;
  return Number.isFinite(value)
    ? { kind: 'quantity', value, unit, isBareNumber }
    : unreadable('too-large', 0, number.digits);
}

/** Where it is not of the field's kind, it is what was most likely meant: nobody multiplies kelvins by volts. */
function readUnitFor(written: string, field: Unit): Unit | null {
  const inside = /^\[(.*)\]$/.exec(written)?.[1] ?? written;
  const whole = inside.startsWith('/') ? `1${inside}` : inside;
  const withKilo = whole.replace(/K(?=\p{L})/gu, 'k');
  const withMetres = whole.replace(/^ms(?= ?\^? ?\(?[-⁻])/, 'm s');
  // After a slash a product is the divisor, as W/mK and J/kg·K are written; nobody means millikelvins by it.
  const withDivisor = whole.replace(
    /\/ ?\(?([^/()]+)\)?$/,
    (_, divisor: string) => `/(${divisor.replace(/mK$/, 'm·K')})`,
  );
  const asLength = whole.replace(/^(?:["″]|'')$/, 'in').replace(/^['′]$/, 'ft');
  const readings = [whole, withKilo, withMetres, withDivisor, asLength].map(readUnit);
  return (
    readings.find((unit) => unit && isSameDimension(unit.dimension, field.dimension)) ??
    readings[1] ??
    readings[0] ??
    null
  );
}

type Shorthand = { number: WrittenNumber; unit: Unit };

/** `4,7k`, `4,7k ohm` and, as on resistors and in circuit diagrams, `4k7` and `4R7`. */
function readShorthand(number: WrittenNumber, rest: string, field: Unit): Shorthand | null {
  const [, sign = '', decimals = '', name = ''] = /^([TGMKkmµunpR])(\d*) ?(\D*)$/.exec(rest) ?? [];
  if (!sign || (decimals && (number.divisor || !/^-?\d+$/.test(number.digits)))) return null;
  const whole = decimals ? { ...number, digits: `${number.digits}.${decimals}` } : number;
  if (sign === 'R') {
    const ohm = readUnit('Ω');
    return ohm && name === '' && measuresSame(ohm, field) ? { number: whole, unit: ohm } : null;
  }
  const letter = readUnit(sign);
  // Beside a number or a unit of its own K can only be meant as kilo; alone it is a kelvin.
  const prefix = sign === 'u' ? 'µ' : sign === 'K' && (decimals || name) ? 'k' : sign;
  // `12 m` and `5 m A` have metres in them, and `1m80` is no 1,8 mm. Nobody means gauss by `2.4 G`.
  const isUnit = letter !== null && (decimals ? measuresSame(letter, field) : sign === prefix && isCoherent(letter));
  if (!isPrefix(prefix) || isUnit) return null;
  const base = name === '' ? scalableField(field) : scalableUnit(name, field);
  const unit = base && withPrefix(base, prefix);
  return unit && { number: whole, unit };
}

/** A unit of the SI without a prefix or a factor. */
function isCoherent({ factor, exponent }: Unit): boolean {
  return factor === 1 && exponent === 0;
}

/** Nobody can tell whether `5k` of mm² are 5000 mm² or 5 km². */
function scalableField(field: Unit): Unit | null {
  return (field.parts[0]?.power ?? 1) === 1 ? field : null;
}

function scalableUnit(name: string, field: Unit): Unit | null {
  const unit = readUnit(name);
  return unit && unit.parts[0]?.prefix === '' && measuresSame(unit, field) ? unit : null;
}

/** The unit with another prefix before it: kΩ with M is MΩ; null where it takes none. */
export function withPrefix(unit: Unit, prefix: Prefix | ''): Unit | null {
  const [first, ...others] = unit.parts;
  if (!first) return prefix ? { ...unit, exponent: unit.exponent + prefixExponents[prefix] } : unit;
  const isTaken = prefix === '' || first.unit.prefixes.includes(prefix);
  return isTaken && first.power > 0 ? unitOf([{ ...first, prefix }, ...others]) : null;
}
