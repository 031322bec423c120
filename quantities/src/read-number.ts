import { lowerDigits } from './unit.ts';

/** Digits with an optional sign and decimal point, and a power of ten: exact, until somebody makes a number of them. */
export type WrittenNumber = { digits: string; exponent: number };

type NumberReading =
  | ({ kind: 'number'; end: number } & WrittenNumber)
  | { kind: 'unreadable'; reason: 'no-number' | 'number'; at: number };

const sign = / *([+-]?) */y;
const body = /(?:\d{1,3}(?: \d{3})+(?!\d)|\d+)(?:[.,]\d+)*[.,]?|[.,]\d+/y;
const exponent = /[eE]([+-]?\d{1,4})(?!\d)/y;
const powerOfTen = / *[·xX] *10(?: *\^ *\(? *([+-]?\d{1,4})\)?|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}))/y;
const bareExponent = / *\^ *\(? *([+-]?\d{1,4})\)?|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4})/y;

/** Reads the number at the beginning of a text; signs are plain already. */
export function readNumber(text: string): NumberReading {
  const [signed = '', minus = ''] = match(sign, text, 0) ?? [];
  const start = signed.length;
  const [written] = match(body, text, start) ?? [];
  if (!written) return { kind: 'unreadable', reason: 'no-number', at: start };
  const digits = plainDigits(written);
  if (digits === null) return { kind: 'unreadable', reason: 'number', at: start };

  const end = start + written.length;
  const own = minus === '-' ? '-' : '';
  const scale = match(exponent, text, end) ?? match(powerOfTen, text, end);
  if (scale) return { kind: 'number', digits: own + digits, exponent: power(scale), end: end + scale[0].length };
  const bare = digits === '10' ? match(bareExponent, text, end) : null;
  if (bare) return { kind: 'number', digits: `${own}1`, exponent: power(bare), end: end + bare[0].length };
  return { kind: 'number', digits: own + digits, exponent: 0, end };
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function power([, typed, raised]: RegExpExecArray): number {
  return Number(typed ?? lowerDigits(raised ?? '0'));
}

/** `1 234,5` and `1.234,5` → `1234.5`; null where nobody could tell what is meant. */
function plainDigits(written: string): string | null {
  const joined = written.replaceAll(' ', '');
  const separators = joined.replace(/\d/g, '');
  if (separators.length <= 1) return joined.replace(',', '.').replace(/^\./, '0.').replace(/\.$/, '');
  const last = separators.at(-1) ?? '';
  const group = separators[0] ?? '';
  const isWhole = last === group;
  if (written.includes(' ') || [...separators.slice(0, -1)].some((separator) => separator !== group)) return null;
  const cut = isWhole ? joined.length : joined.lastIndexOf(last);
  const groups = joined.slice(0, cut).split(group);
  if (!groups.every((digits, at) => (at === 0 ? digits.length <= 3 : digits.length === 3))) return null;
  return groups.join('') + (isWhole ? '' : `.${joined.slice(cut + 1) || '0'}`);
}
