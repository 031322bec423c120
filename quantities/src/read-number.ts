import { lowerDigits } from './unit.ts';

/**
 * Digits with an optional sign and decimal point, a power of ten and, for a fraction, the digits it is divided by: exact,
 * until somebody makes a number of them.
 */
export type WrittenNumber = { digits: string; exponent: number; divisor: string | null; piPower: -1 | 0 | 1 };

type NumberReading =
  | ({ kind: 'number'; end: number } & WrittenNumber)
  | { kind: 'unreadable'; reason: 'no-number' | 'number' | 'zero-division'; at: number };

const unreadableNumber: NumberReading = { kind: 'unreadable', reason: 'number', at: 0 };

const parentheses = / *([+-]?) *\(([^()]*)\)/y;
const sign = / *([+-]?) */y;
const body = /(?:\d{1,3}(?:[ '’]\d{3})+(?!\d)|\d+)(?:[.,]\d+)*[.,]?|[.,]\d+/y;
const exponent = / *[eE] ?([+-]?\d{1,4})(?!\d)/y;
const powerOfTen = / *[·xX] *10(?: *(?:\^|··) *[({]? *([+-]?\d{1,4})[)}]?|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}))/y;
const bareExponent = / *(?:\^|··) *[({]? *([+-]?\d{1,4})[)}]?|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4})/y;
const pi = / *·? *(?:π|pi)(?![\p{L}\d])/uy;
const overPi = / *\/ *(?:π|pi)(?![\p{L}\d])/uy;
const slash = / *\/ *(-?)(?=[\d.,])/y;
const numerator = / +(\d+) *\/ *(?=\d)/y;

/** Reads the number at the beginning of a text; signs are plain already. */
export function readNumber(text: string): NumberReading {
  const [group = '', minus = '', inside = ''] = match(parentheses, text, 0) ?? [];
  if (group === '') return readOpenNumber(text);
  // Blanks before it keep the positions.
  const inner = readOpenNumber(inside.padStart(group.length - 1));
  if (inner.kind === 'unreadable') return inner;
  if (text.slice(inner.end, group.length - 1).trim() !== '') return unreadableNumber;
  const scale = inner.exponent === 0 ? match(powerOfTen, text, group.length) : null;
  const exponent = scale ? power(scale) : inner.exponent;
  const digits = minus === '-' ? negated(inner.digits) : inner.digits;
  return { ...inner, digits, exponent, end: group.length + (scale?.[0].length ?? 0) };
}

/** One without parentheses around it. */
function readOpenNumber(text: string): NumberReading {
  const number = readDigits(text);
  const end = number.kind === 'number' ? number.end : number.at;
  const divided = number.kind === 'number' && number.divisor === null ? match(overPi, text, end) : null;
  if (number.kind === 'number' && divided) return { ...number, piPower: -1, end: end + divided[0].length };
  const times = number.kind === 'number' || number.reason === 'no-number' ? match(pi, text, end) : null;
  if (!times) return number;
  const after = end + times[0].length;
  if (number.kind === 'unreadable') return timesPi(text, text.slice(0, end).includes('-') ? '-1' : '1', after);
  return number.divisor === null && number.exponent === 0
    ? timesPi(text, number.digits, after)
    : { ...number, piPower: 1, end: after };
}

/** `π`, `2π`, `2π/3`. */
function timesPi(text: string, digits: string, end: number): NumberReading {
  const fraction = match(slash, text, end) ? readFraction(text, digits, end) : null;
  if (fraction?.kind === 'unreadable') return fraction;
  const number = fraction ?? { kind: 'number' as const, digits, exponent: 0, divisor: null, end };
  return { ...number, piPower: 1 };
}

function readDigits(text: string): NumberReading {
  const [signed = '', minus = ''] = match(sign, text, 0) ?? [];
  const start = signed.length;
  const [written] = match(body, text, start) ?? [];
  if (!written) return { kind: 'unreadable', reason: 'no-number', at: start };
  const digits = plainDigits(written);
  if (digits === null) return { kind: 'unreadable', reason: 'number', at: start };

  const end = start + written.length;
  const own = minus === '-' ? '-' : '';
  const fraction = readFraction(text, digits, end);
  if (fraction?.kind === 'unreadable') return fraction;
  if (fraction) return own ? { ...fraction, digits: negated(fraction.digits) } : fraction;
  const scale = match(exponent, text, end) ?? match(powerOfTen, text, end);
  const number = {
    kind: 'number' as const,
    digits: own + digits,
    exponent: 0,
    divisor: null,
    piPower: 0 as const,
    end,
  };
  if (scale) return { ...number, exponent: power(scale), end: end + scale[0].length };
  const bare = digits === '10' ? match(bareExponent, text, end) : null;
  if (bare) return { ...number, digits: `${own}1`, exponent: power(bare), end: end + bare[0].length };
  return number;
}

/** `3/4`, `1,5/2` and, with the whole before it, `1 1/2`; null where no fraction goes on from the first digits. */
function readFraction(text: string, first: string, end: number): NumberReading | null {
  const mixed = /^\d+$/.test(first) ? match(numerator, text, end) : null;
  const line = mixed ?? match(slash, text, end);
  if (!line) return null;
  const at = end + line[0].length;
  const [written = ''] = match(body, text, at) ?? [];
  const divisor = plainDigits(written);
  if (!divisor || (mixed && !/^\d+$/.test(divisor))) return unreadableNumber;
  if (/^[0.]*$/.test(divisor)) return { kind: 'unreadable', reason: 'zero-division', at };
  const above = mixed ? String(BigInt(first) * BigInt(divisor) + BigInt(mixed[1] ?? '0')) : first;
  const digits = !mixed && line[1] === '-' ? negated(above) : above;
  const scale = match(powerOfTen, text, at + written.length);
  const stop = at + written.length + (scale?.[0].length ?? 0);
  return { kind: 'number', digits, exponent: scale ? power(scale) : 0, divisor, piPower: 0, end: stop };
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function negated(digits: string): string {
  return digits.startsWith('-') ? digits.slice(1) : `-${digits}`;
}

function power([, typed, raised]: RegExpExecArray): number {
  return Number(typed ?? lowerDigits(raised ?? '0'));
}

/** `1 234,5` and `1.234,5` → `1234.5`; null where nobody could tell what is meant. */
function plainDigits(written: string): string | null {
  const joined = written.replace(/[ '’]/g, '');
  const separators = joined.replace(/\d/g, '');
  if (separators.length <= 1) return joined.replace(',', '.').replace(/^\./, '0.').replace(/\.$/, '');
  const last = separators.at(-1) ?? '';
  const group = separators[0] ?? '';
  const isWhole = last === group;
  if (/[ '’]/.test(written) || [...separators.slice(0, -1)].some((separator) => separator !== group)) return null;
  const cut = isWhole ? joined.length : joined.lastIndexOf(last);
  const groups = joined.slice(0, cut).split(group);
  if (!groups.every((digits, at) => (at === 0 ? digits.length <= 3 : digits.length === 3))) return null;
  return groups.join('') + (isWhole ? '' : `.${joined.slice(cut + 1) || '0'}`);
}
