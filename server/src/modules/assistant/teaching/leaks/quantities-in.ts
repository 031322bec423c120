import { type Dimension, isSameDimension, readQuantity, readUnit, type Unit } from '@navor/quantities';
import { LRUCache } from 'lru-cache';

/** A number of a reply with the unit beside it, in SI base units; `unit` is null for a bare number. */
export type FoundQuantity = {
  value: number;
  /** As written, in its own unit. */
  written: number;
  unit: Unit | null;
  figures: number;
  start: number;
  end: number;
};

const number =
  /(?<![\d\p{L}_^.,])[-+]?(?:\d{1,3}(?:[ '’]\d{3})+(?!\d)|\d+)(?:[.,]\d+)*(?:\s*·\s*10\s*\^?\s*\(?[-⁻+]?[\d⁰¹²³⁴⁵⁶⁷⁸⁹]+\)?|[eE][-+]?\d+|\s*\/\s*\d+(?:[.,]\d+)?)?/gu;
const unitAfter =
  /^[ -]?(?:\[ ?)?(?:\((?=[^)]{1,12}\)))?([\p{L}°%µΩ′″][\p{L}°%µΩ\d²³⁻¹^/·()-]*(?: (?:na|per|pro) [\p{L}]+| ?[/·] ?[\p{L}µΩ][\p{L}µΩ\d²³^()]*| [\p{L}]{4,})?)/u;

/** All quantities of a reply in plain signs. What may mean a thousand or a thousandth is taken as both. */
export function quantitiesIn(text: string): FoundQuantity[] {
  const found: FoundQuantity[] = [];
  for (const match of text.matchAll(number)) {
    const start = match.index;
    const after = start + match[0].length;
    const unit = unitAt(text.slice(after, after + 50));
    for (const written of readingsOf(match[0])) {
      const reading = readQuantity(`${written} ${unit?.unit.text ?? ''}`.trim(), unit?.unit);
      const bare = readQuantity(written);
      if (reading.kind !== 'quantity' || bare.kind !== 'quantity') continue;
      found.push({
        value: reading.value,
        written: bare.value,
        unit: unit?.unit ?? null,
        figures: figuresOf(written),
        start,
        end: after + (unit?.length ?? 0),
      });
    }
  }
  return found;
}

/** `3.000` is three, or three thousand. */
function readingsOf(written: string): string[] {
  const grouped = /^[-+]?\d{1,3}(?:[.,]\d{3})+$/.test(written) ? [written.replace(/[.,]/g, '')] : [];
  return [written, ...grouped];
}

function figuresOf(written: string): number {
  const [mantissa = ''] = /^[-+]?[\d.,\s'’]+/.exec(written) ?? [];
  if (written.includes('/')) return 9;
  const digits = mantissa.replace(/\D/g, '').replace(/^0+/, '');
  return (/[.,]/.test(mantissa) ? digits : digits.replace(/0+$/, '')).length;
}

/** The longest beginning that is a unit: `A-jev`, `ampere.` and `V napetosti` have one at their start. */
function unitAt(text: string): { unit: Unit; length: number } | null {
  const match = unitAfter.exec(text);
  if (!match) return null;
  const [whole, written = ''] = match;
  const before = whole.length - written.length;
  const ends = [...written.matchAll(/[\s/·()-]|$/gu)].map(({ index }) => index).reverse();
  for (const end of ends) {
    const candidate = written.slice(0, end).replace(/[).-]+$/, (closing) => (written.includes('(') ? closing : ''));
    const unit = candidate === '' ? null : knownUnit(candidate);
    if (unit && unit.parts.length > 0) return { unit, length: before + end };
  }
  return null;
}

/** Texts repeat their words, and most of them are no units. */
const units = new LRUCache<string, { unit: Unit | null }>({ max: 5000 });

function knownUnit(written: string): Unit | null {
  const known = units.get(written) ?? { unit: readUnit(written) ?? readUnit(inOneSpelling(written)) };
  units.set(written, known);
  return known.unit;
}

/** `Milliampère`, `mamps`. */
function inOneSpelling(written: string): string {
  const bare = written.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return bare
    .replace(/^(m|milli|k|kilo|µ|micro)?-?amps?$/i, (_, prefix: string = '') => `${prefix.toLowerCase()}ampere`)
    .replace(/^(m|k|µ)ampere$/, '$1A');
}

export function isOfDimension({ unit }: FoundQuantity, dimension: Dimension): boolean {
  return unit !== null && isSameDimension(unit.dimension, dimension);
}
