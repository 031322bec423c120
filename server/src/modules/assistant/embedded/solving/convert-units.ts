import type { Language } from '@navor/languages';
import {
  type FoundQuantity,
  type FoundUnit,
  findQuantities,
  findUnits,
  formatNumber,
  inUnit,
  isSameDimension,
  joinUnit,
  type Unit,
  unitTextIn,
} from '@navor/quantities';

/** What a wish to convert comes to. */
export type Conversion =
  | {
      kind: 'converted';
      from: FoundQuantity;
      /** In the order in which they are asked for. */
      results: ConvertedValue[];
      /** As it is written in the language: `3 KM`. */
      fromText: string;
      /** A difference of two temperatures, whose scales have their zeros at different places. */
      isDifference: boolean;
    }
  /** Colder than anything can be. */
  | { kind: 'below-absolute-zero'; fromText: string; limitText: string }
  /** The units measure different things. */
  | { kind: 'incompatible'; fromText: string; toText: string }
  /** No conversion is asked for, or a unit is not known. */
  | { kind: 'none' };

/** With what is shown of it: `2,2065 kW`. */
type ConvertedValue = { unit: Unit; text: string };

const longestQuestion = 300;
const figures = 5;

/** `koliko je 3 KM v kW`, `convert 20 psi to bar`, `Wie viel °F sind 25 °C?`, `72 km/h v m/s`. */
export function convertUnits(question: string, language: Language): Conversion {
  if (question.length > longestQuestion) return { kind: 'none' };
  const text = withDegrees(question);
  const units = findUnits(text, language);
  const from = quantityToConvert(text, units, language);
  const targets = from ? wantedUnits(text, units, from) : [];
  if (!from || targets.length === 0 || !isAboutConversion(text, [from, ...targets])) return { kind: 'none' };
  const isDifference = difference.test(text) && from.dimension[4] === 1;
  const shown = (value: number, unit: Unit, digits: number) =>
    joinUnit(formatNumber(value, language, digits), unit, language);
  const fromText = shown(inUnit(from.value, from.unit), from.unit, 8);
  const other = targets.find(({ unit }) => !isSameDimension(from.dimension, unit.dimension));
  if (other) return { kind: 'incompatible', fromText, toText: unitTextIn(other.unit, language) };
  if (isTemperature(from) && !isDifference && from.value < 0) {
    return { kind: 'below-absolute-zero', fromText, limitText: shown(inUnit(0, from.unit), from.unit, 8) };
  }
  const results = targets.map(({ unit }) => {
    const value = isDifference
      ? inUnit(from.value - from.unit.offset, { ...unit, offset: 0 })
      : inUnit(from.value * turnsFactor(from.unit, unit), unit);
    return { unit, text: shown(value, unit, figures) };
  });
  return { kind: 'converted', from, results, fromText, isDifference };
}

function isTemperature({ dimension }: FoundQuantity): boolean {
  return dimension.every((power, base) => power === (base === 4 ? 1 : 0));
}

const also = /^\s*(?:,|and|und|in|ter|or|oder|ali)\s*(?:in |v )?$/iu;

/** One, or several that stand in a row: `5 m in inches and feet`. */
function wantedUnits(text: string, units: readonly FoundUnit[], from: FoundQuantity): FoundUnit[] {
  const last = units.findLastIndex((unit) => unit.start !== from.start && isWanted(text, unit, from));
  const isJoined = (at: number) => also.test(text.slice(units[at]?.end, units[at + 1]?.start));
  let [first, end] = [last, last + 1];
  while (first > 0 && isJoined(first - 1)) first--;
  while (last >= 0 && end < units.length && isJoined(end - 1)) end++;
  return last < 0 ? [] : units.slice(first, end);
}

/** A turn is an angle of 2π: 1500 turns a minute are 157 rad/s, though both have the dimension of a frequency. */
function turnsFactor(from: Unit, to: Unit): number {
  if (from.dimension[2] !== -1 || !isSameDimension(from.dimension, to.dimension)) return 1;
  const isAngle = (unit: Unit) => unit.parts.some((part) => ['rad', '°'].includes(part.unit.symbol));
  const isTurns = (unit: Unit) => unit.parts.some((part) => ['Hz', 'min'].includes(part.unit.symbol));
  if (isTurns(from) && isAngle(to) && !isAngle(from)) return 2 * Math.PI;
  return isAngle(from) && isTurns(to) && !isAngle(to) ? 1 / (2 * Math.PI) : 1;
}

const difference =
  /(?<!\p{L})(?:razlik\p{L}*|sprememb\p{L}*|differen\p{L}*|temperaturunterschied\p{L}*|temperaturdifferenz\p{L}*|unterschied|change)(?!\p{L})/iu;

/** Nobody converts coulombs to farads: `25 C to F` is about degrees. */
function withDegrees(question: string): string {
  const hasBoth = /(?<![\p{L}°])C(?!\p{L})/u.test(question) && /(?<![\p{L}°])F(?!\p{L})|°F|fahrenheit/iu.test(question);
  const hasCelsius = /°C|celz|celsius/i.test(question) && /(?<![\p{L}°])F(?!\p{L})/u.test(question);
  return hasBoth || hasCelsius ? question.replace(/(?<![\p{L}°])([CF])(?!\p{L})/gu, '°$1') : question;
}

/** The only one with a unit; where there is no number, one of the unit that another is asked for. */
function quantityToConvert(text: string, units: readonly FoundUnit[], language: Language): FoundQuantity | null {
  const [only, ...others] = findQuantities(text, language);
  if (only) return others.length > 0 || only.isBare ? null : only;
  const [one, other, ...more] = units;
  if (!one || !other || more.length > 0) return null;
  // `How many mm in an inch?` asks for the first, `koliko je palec v mm` for the second.
  const isFirstAsked = how.test(text.slice(0, one.start));
  const { unit, start, end } = isFirstAsked ? other : one;
  const value = unit.factor * 10 ** unit.exponent + unit.offset;
  const found = { text: text.slice(start, end), start, end, value, unit, dimension: unit.dimension };
  return { ...found, isBare: false, symbols: [], count: null, range: null };
}

const how = /(?:koliko|kolk|how many|how much|wie ?viele?n?|what is)\s*$/iu;
const into = /(?:(?<![\p{L}\d])(?:v|na|to|into|in|as|nach|zu|auf|koliko)|=|→|->|,)\s*(?:the |eine?n? )?$/iu;

function isWanted(text: string, unit: FoundUnit, from: FoundQuantity): boolean {
  const before = text.slice(0, unit.start);
  return unit.start >= from.end ? into.test(before) || how.test(before) : how.test(before);
}

const filler = new Set(
  [
    'koliko kolk je so sta v na pretvori pretvorite pretvoriti preračunaj preračunajte izrazi izrazite znaša to za ter ali mi prosim zapiši kaj enako enot enota enote',
    'convert how many much is are in to into as and or what express the a an please of equal equals does make makes there',
    'rechne rechnen sie um umrechnen umgerechnet wie viel viele wieviel ist sind hat haben entspricht entsprechen in nach zu auf und oder bitte wandle ein eine einen einem',
    'temperatura temperaturna temperaturno temperature temperatur temperaturdifferenz temperaturunterschied razlika razliko razlike sprememba difference differenz unterschied von change od',
  ].flatMap((words) => words.split(' ')),
);
const verb = /(?<!\p{L})(?:pretvor|preračun|convert|umrechn|umgerechnet|wandle)/iu;

/** A task that wants its result in a unit has other words than these. */
function isAboutConversion(text: string, told: readonly { start: number; end: number }[]): boolean {
  if (verb.test(text)) return true;
  const rest = told
    .toSorted((one, other) => one.start - other.start)
    .reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
  return (rest.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).every((word) => filler.has(word));
}
