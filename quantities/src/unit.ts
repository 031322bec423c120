import { combine, type Dimension, dimensionless } from './dimension.ts';
import { findNamedUnit, kelvin, type NamedUnit, type Prefix, prefixExponents } from './unit-table.ts';
import { findSpelledUnit } from './unit-words.ts';

export type UnitPart = { unit: NamedUnit; prefix: Prefix | ''; power: number };

/** A product of named units. A value in it is `value · factor · 10^exponent + offset` in SI base units. */
export type Unit = {
  /** As it is written beside a number: `kΩ`, `Ω·mm²/m`; empty for plain numbers. */
  text: string;
  dimension: Dimension;
  factor: number;
  exponent: number;
  offset: number;
  parts: readonly UnitPart[];
};

export const noUnit: Unit = unitOf([]);

const longestUnit = 60;
const deepestParentheses = 4;

/** Reads `kΩ`, `Ω*mm^2/m`, `m/s²`, `Nm`, `J/(kg·K)`, `W/m²K`, `volts`; null for what is no unit. Empty text is the unit of plain numbers. */
export function readUnit(text: string): Unit | null {
  if (text.length > longestUnit) return null;
  const cursor: Cursor = { text: oneSpelling(plainSigns(text)).trim(), at: 0 };
  const parts = readProduct(cursor, 0);
  if (!parts || cursor.at < cursor.text.length) return null;
  const isShifted = parts.some((part) => part.unit.offset !== 0);
  if (!isShifted || (parts.length === 1 && parts[0]?.power === 1)) return unitOf(parts);
  if (parts.length === 1 && parts[0]?.power !== -1) return null;
  // A temperature counted from another zero cannot be multiplied by anything, so what is meant is a difference.
  return unitOf(parts.map((part) => (part.unit.offset === 0 ? part : { ...part, unit: kelvin })));
}

export function unitOf(parts: readonly UnitPart[]): Unit {
  const unit = { dimension: dimensionless, factor: 1, exponent: 0, offset: parts[0]?.unit.offset ?? 0 };
  for (const { unit: named, prefix, power } of parts) {
    unit.dimension = combine(unit.dimension, named.dimension, power);
    unit.factor *= named.factor ** power;
    unit.exponent += power * (named.exponent + (prefix ? prefixExponents[prefix] : 0));
  }
  return { ...unit, text: unitText(parts), parts };
}

/** One sign for each thing: people type three kinds of micro, two of ohm and many of dot and space. Keeps positions. */
export function plainSigns(text: string): string {
  return text
    .replace(/[\u03bc]/g, 'µ')
    .replace(/\u2126/g, 'Ω')
    .replace(/[⋅∙•×*]/g, '·')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[\u00ba\u02da]/g, '°')
    .replace(/\u212a/g, 'K')
    .replace(/[\u2212\u2010-\u2015]/g, '-')
    .replace(/[\s\u200b\u2060]/g, ' ');
}

/** `N.m`, `m**2`, `20 ° C`, `℃`, `mmH2O`, `cal (th)`, `ccm` and `metrov na sekundo`. */
function oneSpelling(text: string): string {
  return text
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, '·')
    .replaceAll('··', '^')
    .replace(/° (?=[CF])/g, '°')
    .replaceAll('\u2103', '°C')
    .replaceAll('\u2109', '°F')
    .replace(/(?<!\p{L})ccm?(?!\p{L})/gu, 'cm³')
    .replace(/ (?:na|per|pro) /g, '/')
    .replaceAll('H2O', 'H₂O')
    .replace(/(?<=gal|cal|Btu) (?=\((?:US|UK|IT|th)\))/g, '');
}

type Cursor = { text: string; at: number };

function take(cursor: Cursor, pattern: RegExp): string | null {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.text)?.[0];
  if (found === undefined) return null;
  cursor.at += found.length;
  return found;
}

function readProduct(cursor: Cursor, depth: number): UnitPart[] | null {
  const parts: UnitPart[] = [];
  if (cursor.text === '') return parts;
  let sign = 1;
  do {
    const found = readFactor(cursor, depth);
    if (!found) return null;
    for (const part of found) parts.push({ ...part, power: part.power * sign });
    const joint = take(cursor, / *[·/ ] */y)?.trim();
    if (joint !== undefined) sign = joint === '/' ? -1 : 1;
    // What follows a power at once stands with it: W/m²K is W/(m²·K).
    else if (take(cursor, /(?<=[\d⁰¹²³⁴⁵⁶⁷⁸⁹])(?=[\p{L}°])/uy) === null) return parts;
  } while (cursor.at < cursor.text.length);
  return null;
}

/** Revolutions count as plain numbers: 3000 vrt/min and 3000 U/min are 3000 1/min. */
const turnOrOne =
  /(?:1|vrt\.?|vrtljaj(?:ev|i|a)?|obr\.?|obrat(?:ov|i|a)?|U|Umdrehung(?:en)?|r|rev|revolutions?)(?= *\/)/y;
const perMinute = (findOne('min') ?? []).map((part) => ({ ...part, power: -1 }));

function readFactor(cursor: Cursor, depth: number): UnitPart[] | null {
  if (take(cursor, turnOrOne)) return [];
  if (take(cursor, /(?:rpm|RPM)(?!\p{L})/uy)) return perMinute;
  if (take(cursor, /\( ?/y)) {
    const inner = depth < deepestParentheses ? readProduct(cursor, depth + 1) : null;
    if (!inner || !take(cursor, / ?\)/y)) return null;
    const power = readPower(cursor);
    return inner.map((part) => ({ ...part, power: part.power * power }));
  }
  const letters = take(cursor, /(?:[\p{L}°%₂]+(?:\((?:US|UK|IT|th)\))?|[′″])/uy);
  const named = letters === null ? null : (findOne(letters) ?? findTwo(letters));
  if (!named) return null;
  // The power belongs to the last of two that stand together: Nm² is N·m².
  const power = readPower(cursor);
  return named.map((part, at) => ({ ...part, power: at === named.length - 1 ? power : 1 }));
}

function readPower(cursor: Cursor): number {
  // A raised minus alone is left over, so that what it is in cannot be read.
  const raised = take(cursor, /⁻[⁰¹²³⁴⁵⁶⁷⁸⁹]|[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}/y);
  if (raised) return Number(lowerDigits(raised));
  const typed = take(cursor, / ?\^ ?(?:-?\d|\(-?\d\))|-?\d(?!\d)/y);
  return typed ? Number(typed.replace(/[ ^()]/g, '')) : 1;
}

function findOne(letters: string): UnitPart[] | null {
  return findSymbol(letters) ?? asPart(findSpelledUnit(letters));
}

function findSymbol(letters: string): UnitPart[] | null {
  return asPart(findNamedUnit(microTyped(letters)));
}

function asPart(found: { unit: NamedUnit; prefix: Prefix | '' } | null): UnitPart[] | null {
  return found && [{ ...found, power: 1 }];
}

/** `Nm`, `kNcm`, `VAs`: two units written together. */
function findTwo(letters: string): UnitPart[] | null {
  for (let at = 1; at < letters.length; at++) {
    const first = findSymbol(letters.slice(0, at));
    const second = first && findSymbol(letters.slice(at));
    if (first && second) return [...first, ...second];
  }
  return null;
}

/** `uF` is what keyboards without µ type. */
function microTyped(letters: string): string {
  return letters.startsWith('u') ? `µ${letters.slice(1)}` : letters;
}

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

export function lowerDigits(raised: string): string {
  return [...raised].map((sign) => (sign === '⁻' ? '-' : sign === '⁺' ? '+' : raisedDigits.indexOf(sign))).join('');
}

export function raiseDigits(number: number): string {
  return [...String(number)].map((sign) => (sign === '-' ? '⁻' : (raisedDigits[Number(sign)] ?? ''))).join('');
}

/** What speakers of a language write for a unit whose symbol they do not use. */
const symbolsIn: Record<string, Record<string, string>> = { sl: { PS: 'KM' } };

/** The unit as it is written beside a number in a language: metric horsepower are KM in Slovenian and PS in German. */
export function unitTextIn({ text, parts }: Unit, language: string): string {
  const symbols = symbolsIn[language];
  return symbols && parts.some(({ unit }) => unit.symbol in symbols) ? unitText(parts, symbols) : text;
}

function unitText(parts: readonly UnitPart[], symbols: Record<string, string> = {}): string {
  const text = ({ prefix, unit }: UnitPart, power: number) =>
    `${prefix}${symbols[unit.symbol] ?? unit.symbol}${power === 1 ? '' : raiseDigits(power)}`;
  const above = parts.filter((part) => part.power > 0).map((part) => text(part, part.power));
  const below = parts.filter((part) => part.power < 0);
  if (above.length === 0) return below.map((part) => text(part, part.power)).join('·');
  if (below.length === 0) return above.join('·');
  const divisor = below.map((part) => text(part, -part.power)).join('·');
  return `${above.join('·')}/${below.length > 1 ? `(${divisor})` : divisor}`;
}
