import { readUnit, type Unit } from '../unit.ts';
import { unitPhraseAt } from './unit-phrases.ts';

export type UnitAt = { unit: Unit; end: number };

/** The unit that stands at a place of a sentence, as much of it as belongs together; null where there is none. */
export function unitAt(text: string, at: number, language: string): UnitAt | null {
  const product = reciprocalAt({ text, language }, at) ?? productAt({ text, language }, at, 0);
  const unit = product && readUnit(product.written);
  return product && unit?.text ? { unit, end: product.end } : null;
}

type Place = { text: string; language: string };
type Written = { written: string; end: number };

const one = /1 ?\/ ?(?=[\p{L}°])/uy;

/** `1/min` and `1/K`, where the one belongs to the unit. */
function reciprocalAt(place: Place, at: number): Written | null {
  const sign = match(one, place.text, at);
  const below = sign && factorAt(place, at + sign[0].length, 0);
  return below && { written: `1/${below.written}`, end: below.end };
}

const mostFactors = 8;
const dot = / ?[·] ?|-(?=m(?!\p{L}))/uy;
const slash = / ?\/ ?| (?:na|per|pro) /y;
/** `N m`, `m s⁻¹`: elsewhere a space ends a unit, since the next word may be one by chance. */
const space = /(?<=[kM]?N) (?=[cm]?m(?![\p{L}\d]))| (?=\p{L}{1,3}(?:⁻|\^ ?\(?-))/uy;
/** In parentheses nothing else can follow: `J/(kg K)`. */
const spaceInside = / (?=\p{L})/uy;
const squared = / (?:na kvadrat|squared|(?:zum|im|hoch) quadrat|na drugo)(?!\p{L})/iuy;

/** What stands behind a slash is the divisor, as W/m·K and J/kg·K are written. */
function productAt(place: Place, at: number, depth: number): Written | null {
  const first = factorAt(place, at, depth);
  if (!first) return null;
  const [above, below] = [[first.written], [] as string[]];
  let end = first.end;
  let isBelow = false;
  for (let count = 1; count < mostFactors; count++) {
    const joint =
      match(slash, place.text, end) ??
      match(dot, place.text, end) ??
      match(depth > 0 ? spaceInside : space, place.text, end);
    if (!joint) break;
    const next = factorAt(place, end + joint[0].length, depth);
    if (!next) break;
    isBelow ||= /[/\p{L}]/u.test(joint[0]);
    (isBelow ? below : above).push(next.written);
    end = next.end;
  }
  const divisor = below.length > 0 ? `/(${below.join('·')})` : '';
  return { written: above.join('·') + divisor, end };
}

const power = /⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]|\^ ?(?:-?\d|\(-?\d\))|··-?\d|-?\d(?!\d|[.,]\d)/y;
const letters = /[\p{L}°%₂]+(?:\((?:US|UK|IT|th)\))?/uy;
const areaOrVolume =
  /(?:(kvadratn(?:ih|ega|em|i|a|e) |square |quadrat-?)|(kubičn(?:ih|ega|em|i|a|e) |cubic |kubik-?))(?=\p{L})/iuy;

function factorAt(place: Place, at: number, depth: number): Written | null {
  const { text } = place;
  if (text[at] === '(' && depth < 2) {
    const inner = productAt(place, at + 1, depth + 1);
    return inner && text[inner.end] === ')' ? { written: `(${inner.written})`, end: inner.end + 1 } : null;
  }
  const measure = match(areaOrVolume, text, at);
  if (measure) {
    const base = namedAt(place, at + measure[0].length);
    return base && { written: `${base.written}${measure[1] ? '²' : '³'}`, end: base.end };
  }
  const named = namedAt(place, at);
  if (!named) return null;
  const raised = match(power, text, named.end);
  if (raised) {
    const end = named.end + raised[0].length;
    return /[\p{L}\d]/u.test(text[end] ?? '') ? null : { written: named.written + raised[0].replace('··', '^'), end };
  }
  const said = match(squared, text, named.end);
  return said ? { written: `${named.written}²`, end: named.end + said[0].length } : named;
}

function namedAt({ text, language }: Place, at: number): Written | null {
  const phrase = unitPhraseAt(text, at);
  // In `km/h²` the power belongs to the hour.
  const isDivisorRaised = phrase?.unit.includes('/') && match(power, text, phrase.end);
  if (phrase && !isDivisorRaised)
    return { written: phrase.unit.includes('/') ? `(${phrase.unit})` : phrase.unit, end: phrase.end };
  const word = match(letters, text, at)?.[0];
  if (!word) return null;
  const end = at + word.length;
  if (isOtherWord(text, at, word, language)) return null;
  const written = asSymbol(word) ?? asAdjective(word) ?? asTypedCarelessly(word, text[at - 1]);
  return written === null ? null : { written, end };
}

/** Words that are units by chance only. */
const neverUnits = new Set([
  'dann',
  'bare',
  'grade',
  'grades',
  'gradi',
  'oma',
  'omen',
  'has',
  'had',
  'hat',
  'hin',
  'tags',
]);
/** Units that are small words as well, by language: they count only where a unit is all that can follow. */
const smallWords: Record<string, readonly string[]> = {
  sl: ['in', 'mi', 'oz', 'at', 'd'],
  en: ['in', 'at', 'd'],
  de: ['in', 'at', 'mi', 'd'],
};
/** Where a sentence goes on behind a length in inches, and not behind the word `in`. */
const goesOn =
  /\s*(?:$|[?!.;:)=,]|(?:v|to|into|in|as|=|is|are|je|sind|ist|long|wide|high|thick|deep|tall|diameter|pipe|bolt|x|and|by)(?![\p{L}\d])(?!\s*(?:=|\d)))/iuy;

function isOtherWord(text: string, at: number, word: string, language: string): boolean {
  if (neverUnits.has(word.toLowerCase())) return true;
  if (!smallWords[language]?.includes(word)) return false;
  // `2.5 in` and `3/8 in`, `3in`, `5 ft 3 in`.
  const before = text.slice(Math.max(0, at - 20), at);
  const isMeasured = /\d$|(?:ft|feet|foot) \d+ $/.test(before) || (language === 'en' && /\d[./]\d+ $/.test(before));
  return !isMeasured && !match(goesOn, text, at + word.length);
}

/** Two units that are written together only where people do so: `hat` is no hectare times a tonne. */
const writtenTogether = /^(?:[kMGmµu]?N[cmµk]?m|[kMGmµ]?[VWAJ]s|[kMGmµ]?VAs|m?Pas|kpm|ftlbf|lbfft|lbfin|kgm|Am|Vm)$/;

function asSymbol(word: string): string | null {
  const unit = readUnit(word);
  if (!unit) return null;
  return unit.parts.length === 1 || writtenTogether.test(word) ? word : null;
}

/** `12-voltni`, `5-metrski`, `100-wattige`. */
function asAdjective(word: string): string | null {
  const stem = /^(\p{L}{2,})(?:n|sk|ig)(?:i|a|o|e|ega|emu|em|im|ih|imi|ima|er|es|en)?$/iu.exec(word)?.[1];
  if (!stem) return null;
  const said = /^odstot$/i.test(stem) ? '%' : stem;
  return said === '%' || (stem.length > 2 && readUnit(stem)?.parts.length === 1) ? said : null;
}

/** As many type them; single letters only where they touch the number, since `pa` and `v` are words. */
const careless: Record<string, string> = {
  ...{ kw: 'kW', KW: 'kW', Kw: 'kW', mw: 'mW', hz: 'Hz', khz: 'kHz', Khz: 'kHz', KHz: 'kHz', mhz: 'MHz', ghz: 'GHz' },
  ...{ kv: 'kV', KV: 'kV', mv: 'mV', kpa: 'kPa', mpa: 'MPa', kwh: 'kWh', KWh: 'kWh', kj: 'kJ', KJ: 'kJ', nm: 'nm' },
  ...{
    Kg: 'kg',
    KG: 'kg',
    Km: 'km',
    Mm: 'mm',
    MM: 'mm',
    Cm: 'cm',
    CM: 'cm',
    KΩ: 'kΩ',
    Kohm: 'kΩ',
    kva: 'kVA',
    kOhm: 'kΩ',
  },
  ...{ PSI: 'psi', Psi: 'psi', HP: 'hp', Hp: 'hp', ps: 'PS', BAR: 'bar', RPM: '(1/min)', NM: 'N·m', MIN: 'min' },
};
const carelessWhenAttached: Record<string, string> = {
  v: 'V',
  w: 'W',
  a: 'A',
  ma: 'mA',
  j: 'J',
  pa: 'Pa',
  ah: 'Ah',
  f: 'F',
};

function asTypedCarelessly(word: string, before: string | undefined): string | null {
  if (Object.hasOwn(careless, word)) return careless[word] ?? null;
  const isAttached = before !== undefined && /\d/.test(before);
  return isAttached && Object.hasOwn(carelessWhenAttached, word) ? (carelessWhenAttached[word] ?? null) : null;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
