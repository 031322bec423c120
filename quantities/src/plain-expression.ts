import { decimalSign } from './decimal-sign.ts';
import type { Expression } from './expression.ts';
import { greekSign } from './greek.ts';
import { type Notation, typeset } from './typeset.ts';

type PlainOptions = {
  language: string;
  /** How quantities are written, by their keys; Greek letters are known. */
  symbols?: ReadonlyMap<string, string>;
};

/** An expression in one line as somebody would write it by hand: `R/(ρ·l)`. */
export function plainExpression(expression: Expression, options: PlainOptions): string {
  return typeset(expression, notation(options));
}

function notation({ language, symbols }: PlainOptions): Notation {
  return {
    leaf: (leaf) => {
      if (leaf.op === 'pi') return { text: 'π', tightness: 'atom' };
      if (leaf.op === 'quantity') return { text: symbols?.get(leaf.key) ?? symbolOf(leaf.key), tightness: 'atom' };
      return numberPiece(leaf.value, language);
    },
    add: (left, right) => `${left} + ${right}`,
    subtract: (left, right) => `${left} − ${right}`,
    negate: (of) => `−${of}`,
    multiply: (left, right) => `${left}·${right}`,
    // A line holds together what stands on both sides of it; a slash does not.
    fraction: (above, below) => `${isProduct(above) ? above : grouped(above)}/${isOne(below) ? below : grouped(below)}`,
    power: (base, exponent) => `${base}${raised(exponent) ?? `^${isOne(exponent) ? exponent : grouped(exponent)}`}`,
    root: (of) => `√${isOne(of) ? of : grouped(of)}`,
    absolute: (of) => `|${of}|`,
    euler: 'e',
    call: (name, argument) => `${names[name]}${argument.startsWith('(') ? '' : ' '}${argument}`,
    parentheses: grouped,
  };
}

const names = {
  ...{ sin: 'sin', cos: 'cos', tan: 'tan', asin: 'arcsin', acos: 'arccos', atan: 'arctan' },
  ...{ exp: 'exp', ln: 'ln', log10: 'log' },
};

/** `rho_1` → `ρ_1`. */
function symbolOf(key: string): string {
  const [name = '', ...indices] = key.split('_');
  return [greekSign(name) ?? name, ...indices].join('_');
}

function numberPiece(value: number, language: string) {
  const [digits = '', exponent] = String(Math.abs(value)).replace('.', decimalSign(language)).split('e');
  const text = `${value < 0 ? '−' : ''}${digits}`;
  if (exponent === undefined) return { text, tightness: 'atom' as const, isSigned: value < 0 };
  const power = raised(String(Number(exponent)).replace('-', '−')) ?? '';
  return { text: `${text}·10${power}`, tightness: 'product' as const, isSigned: value < 0 };
}

function grouped(text: string): string {
  return `(${text})`;
}

function isOne(text: string): boolean {
  return /^[\p{L}\p{N}_.,]+$/u.test(text);
}

/** What stands above a slash needs no parentheses unless it is a sum or another fraction. */
function isProduct(text: string): boolean {
  return /^[^\s+−/]+$/.test(text);
}

const high = new Map([...'0123456789−n'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁻ⁿ'][at] ?? sign]));

function raised(text: string): string | null {
  const signs = [...text].map((sign) => high.get(sign));
  return signs.every((sign) => sign !== undefined) ? signs.join('') : null;
}
