import { type Dimension, dimensionless } from '../dimension.ts';
import { noUnit, readUnit, type Unit } from '../unit.ts';
import { countBefore } from './count-before.ts';
import { joinCompounds } from './join-compounds.ts';
import { type LegibleText, legibleText } from './legible-text.ts';
import { isMark, withoutMarks } from './marks.ts';
import type { Mention } from './mention.ts';
import { type NumberAt, numberAt, valueIn } from './number-at.ts';
import { numberOfWord, numberWordPattern } from './number-words.ts';
import { passUnitsOn } from './pass-units-on.ts';
import { symbolsNear } from './symbols-near.ts';
import { unitAt } from './unit-at.ts';

/** A quantity that a sentence tells of. Positions count from 0 in the text as it is written. */
export type FoundQuantity = {
  /** The number with its unit, as written. */
  text: string;
  start: number;
  end: number;
  /** In SI base units; of a bare number the number itself. */
  value: number;
  unit: Unit;
  dimension: Dimension;
  /** A number without a unit. */
  isBare: boolean;
  /** `R1` of `R1 = 4,7 kΩ`; both of `R1 = R2 = 10 Ω`. As written, without spaces and braces. */
  symbols: string[];
  /** How many such things there are: 2 in `dva upora po 10 Ω`; null where the text does not say. */
  count: number | null;
  /** Which end of a range it is. */
  range: 'from' | 'to' | null;
};

const longestText = 20_000;
const mostMentions = 200;

/** The quantities of a sentence in Slovenian, English or German, in the order of the text. LaTeX is read as well. */
export function findQuantities(text: string, language: string): FoundQuantity[] {
  const legible = legibleText(text.slice(0, longestText));
  const read = withoutMarks(legible.text);
  return joinCompounds(passUnitsOn(mentionsIn(read, language), read), read)
    .map((mention) => foundQuantity(mention, legible, text))
    .filter(({ value }) => Number.isFinite(value));
}

function foundQuantity(mention: Mention, legible: LegibleText, text: string): FoundQuantity {
  const { number, unit, more, symbols, count, range } = mention;
  const [start, end] = [legible.startOf(mention.start), legible.endOf(mention.end)];
  const own = unit ?? noUnit;
  return {
    ...{ text: text.slice(start, end), start, end, value: valueIn(number, own) + more, unit: own },
    ...{ dimension: unit?.dimension ?? dimensionless, isBare: unit === null, symbols, count, range },
  };
}

function mentionsIn(text: string, language: string): Mention[] {
  const mentions: Mention[] = [];
  const beginning = new RegExp(
    `(?<![\\p{L}\\d_^]|\\d[.,:])(?:[\\d½¼¾⅓⅔⅛⅜⅝⅞]|(?:${numberWordPattern(language)})(?= [\\p{L}°]))`,
    'giu',
  );
  for (let at = 0; mentions.length < mostMentions; ) {
    beginning.lastIndex = at;
    const found = beginning.exec(text);
    if (!found) break;
    const mention = mentionAt(text, found, language, mentions.at(-1)?.end ?? 0);
    if (!('skipTo' in mention)) {
      const counted = countBefore(text, mention, language);
      // The number of things is told by the count already.
      if (counted) while ((mentions.at(-1)?.start ?? -1) >= counted.start) mentions.pop();
      mentions.push({ ...mention, count: counted?.count ?? null });
    }
    at = 'skipTo' in mention ? mention.skipTo : mention.end;
  }
  return mentions;
}

type Skipped = { skipTo: number };

function mentionAt(text: string, found: RegExpExecArray, language: string, from: number): Mention | Skipped {
  const { index } = found;
  if (!/^[\d½¼¾⅓⅔⅛⅜⅝⅞]/.test(found[0])) return saidAt(text, found, language);
  const reciprocal = /^1 ?\/ ?\p{L}/u.test(text.slice(index, index + 4)) ? unitAt(text, index, language) : null;
  // `in 1/min` names a unit.
  if (reciprocal) return { skipTo: reciprocal.end };
  const number = numberAt(text, index, language);
  if (!number) return { skipTo: endOfToken(text, index) };
  const sign =
    /(?<=^|[^\d\s] ?[\s=(:]|[=(:])-$|(?<=[=(:] ?)- $/.exec(text.slice(Math.max(0, index - 4), index))?.[0] ?? '';
  const start = index - sign.length;
  const signed = sign ? { ...number, digits: `-${number.digits}` } : number;
  const component = componentAt(text, index, number);
  if (component) return mention(text, from, start, component.end, { ...number, ...component }, component.unit);

  const gap = /^(?: ?\[|-(?=[\p{L}°%])| {0,2})/u.exec(text.slice(number.end, number.end + 3))?.[0] ?? '';
  const unit = inchesAt(text, number.end) ?? unitAt(text, number.end + gap.length, language);
  const isTemperature = unit !== null && /^[CF]$/.test(unit.unit.text) && /temperat/i.test(text);
  const meant = isTemperature ? readUnit(`°${unit.unit.text}`) : unit?.unit;
  if (unit && meant) {
    // What goes on as a unit that is not known tells another quantity than its beginning.
    if (/^\/\p{L}/u.test(text.slice(unit.end, unit.end + 2))) return { skipTo: endOfToken(text, unit.end + 1) };
    const end = gap.includes('[') && text[unit.end] === ']' ? unit.end + 1 : unit.end;
    return mention(text, from, start, end, signed, meant);
  }
  // `3D`, `2nd`, `3-phase`, `2^3` and `24:7` tell no quantity; a ratio such as `10:1` does.
  const ratio = /^ ?: ?1(?![\d.,])/.exec(text.slice(number.end, number.end + 5));
  if (ratio) return mention(text, from, start, number.end + ratio[0].length, signed, null);
  if (/^(?:\p{L}|-\p{L}|\^|:\d|[⁰¹²³⁴⁵⁶⁷⁸⁹])/u.test(text.slice(number.end, number.end + 2))) {
    return { skipTo: endOfToken(text, number.end) };
  }
  const bare = mention(text, from, start, number.end, signed, null);
  return bare.symbols.length === 0 && isMark(text, index, number.end) ? { skipTo: number.end } : bare;
}

function mention(text: string, from: number, start: number, end: number, number: NumberAt, unit: Unit | null): Mention {
  return { number, start, end, unit, symbols: symbolsNear(text, from, start, end), count: null, range: null, more: 0 };
}

/** `pet amperov`, `half an hour`. */
function saidAt(text: string, { 0: word, index }: RegExpExecArray, language: string): Mention | Skipped {
  const end = index + word.length;
  const value = numberOfWord(word, language);
  const unit = value === null ? null : unitAt(text, end + 1, language);
  // A letter alone is more often a word than a unit.
  if (value === null || !unit || unit.end - end <= 2) return { skipTo: end };
  return mention(text, 0, index, unit.end, { digits: String(value), exponent: 0, divisor: 1, end }, unit.unit);
}

const ohm = readUnit('Ω');

/** As on resistors and in circuit diagrams: `4k7`, `4R7`, `100R`; `10k` where the text is about resistors. */
function componentAt(
  text: string,
  start: number,
  { end }: NumberAt,
): (Pick<NumberAt, 'digits' | 'exponent' | 'end'> & { unit: Unit }) | null {
  const [written = '', whole = '', letter = '', decimals = ''] =
    /^(\d{1,3}(?:[.,]\d+)?)([kKMR])(\d{0,2})(?![\p{L}\d])/u.exec(text.slice(start, end + 6)) ?? [];
  if (!ohm || written === '' || (decimals !== '' && /[.,]/.test(whole))) return null;
  if (letter !== 'R' && decimals === '' && !isAboutResistors(text, start)) return null;
  const exponent = letter === 'R' ? 0 : letter === 'M' ? 6 : 3;
  const digits = decimals ? `${whole}.${decimals}` : whole.replace(',', '.');
  return { digits, exponent, end: start + written.length, unit: ohm };
}

const [resistors, besideResistors] = [
  /upor|resist|widerst|ohm|Ω/i,
  /delilnik|divider|spannungsteiler|kondenz|capacit|kapazit|(?<!\p{L})led(?!\p{L})|zeitkonst|\d ?[mµunk]?[FVA](?![\p{L}\d])/iu,
];

/** Or about what has its resistors beside it, or the symbol of one stands before the number. */
function isAboutResistors(text: string, start: number): boolean {
  return resistors.test(text) || besideResistors.test(text) || /R\w{0,2} ?=? ?$/.test(text.slice(0, start));
}

const [inch, foot] = [readUnit('in'), readUnit('ft')];

/** `3/8"` and `5'`, where the sign does not close what an earlier one has opened. */
function inchesAt(text: string, at: number): { unit: Unit; end: number } | null {
  const sign = /^(?:["″”]|''|['′])(?![\p{L}])/u.exec(text.slice(at, at + 3))?.[0];
  if (!sign || !inch || !foot) return null;
  const isFoot = sign === "'" || sign === '′';
  const opened = text.slice(0, at).match(sign === '"' ? /(?<!\d)"/g : sign === "'" ? /(?<![\d\p{L}])'/gu : /[“„]/g);
  const isClosing = (opened?.length ?? 0) % 2 === 1;
  const isAngle = /°\s?(?:\d+\s?′\s?)?\d+$/.test(text.slice(0, at));
  return isClosing || isAngle ? null : { unit: isFoot ? foot : inch, end: at + sign.length };
}

function endOfToken(text: string, at: number): number {
  const token = /[\p{L}\d_^.,:-]*/uy;
  token.lastIndex = at;
  return at + Math.max(1, token.exec(text)?.[0].replace(/[.,:-]+$/, '').length ?? 1);
}
