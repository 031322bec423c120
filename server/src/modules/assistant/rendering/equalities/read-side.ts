import type { Language } from '@navor/languages';
import { type Expression, type FunctionName, readUnit, type Unit } from '@navor/quantities';

/** A number as it is written. */
export type Literal = {
  value: number;
  /** Half of what its last digit counts: as much as it can have been rounded by. */
  half: number;
  /** Digits behind the decimal sign. */
  decimals: number;
  /** Digits from the first that is not zero. */
  figures: number;
};

/** One side of an equality, read as mathematics with units. */
export type Side = {
  text: string;
  expression: Expression;
  /** Numbers and units of the expression by their keys; symbols have none. */
  literals: ReadonlyMap<string, Literal>;
  units: ReadonlyMap<string, { unit: Unit; isSure: boolean }>;
  hasSymbols: boolean;
  hasOperators: boolean;
  /** What could have been meant otherwise. */
  doubts: ReadonlySet<Doubt>;
};

export type Doubt = 'grouping' | 'unit-reach' | 'angle' | 'percent' | 'logarithm';

export type SideOptions = {
  language: Language;
  /** In formulas factors may stand beside each other, and upright letters are told from others. */
  isFormula: boolean;
  /** Those that are taken the other way. */
  choice: ReadonlySet<Doubt>;
  /** How many sides may still be tried to be read. */
  budget: { steps: number };
};

/** Before letters that a formula writes upright. */
export const uprightMark = '\u2063';

/** The longest side that begins here; null where none does. */
export function readSide(text: string, start: number, options: SideOptions): (Side & { end: number }) | null {
  options.budget.steps -= 1;
  if (options.budget.steps < 0) return null;
  const reader = new SideReader(text, start, options);
  const expression = reader.sum();
  if (!expression || reader.isSpoilt) return null;
  const { at: end, literals, units, hasSymbols, hasOperators, doubts } = reader;
  return { text: text.slice(start, end), end, expression, literals, units, hasSymbols, hasOperators, doubts };
}

const deepest = 20;
const functions: Record<string, FunctionName> = {
  ...{ sin: 'sin', cos: 'cos', tan: 'tan', tg: 'tan', arcsin: 'asin', arccos: 'acos', arctan: 'atan', arctg: 'atan' },
  ...{ ln: 'ln', log: 'log10', lg: 'log10', exp: 'exp', sqrt: 'sqrt' },
};
/** Of those that units could be taken for, the ones that our languages write between numbers. */
const noUnits = new Set(['in', 'at', 'a', 'an', 'am', 'do', 'd', 'na', 'pa', 'da', 'x', 'e']);
const scaleWords =
  /^[ \u00a0\u202f]*(?:tisoč|milij|mio|mrd|tausend|tsd|million|milliard|billion|thousand|dozen|krat\b)/iu;

const blank = /[ \u00a0\u2009\u202f\u2060]*/y;
const plus = /\+/y;
const minus = /[-\u2212\u2013]/y;
const times = /[·⋅∙•×*∗]/y;
const over = /[/÷\u2044\u2215]/y;
const spacedColon = /(?<=[ \u00a0\u202f]):(?=[ \u00a0\u202f])/y;
const spacedCross = /(?<=\d[ \u00a0\u202f])[xX](?=[ \u00a0\u202f]\d)/y;
const number = /(?:\d{1,3}(?:[ \u00a0\u202f\u2009'’]\d{3})+(?![\d])|\d+)(?:[.,]\d+)*/y;
const raised = /[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/y;
const symbol = /[Δ∆]?\p{L}(?:[₀₁₂₃₄₅₆₇₈₉]+|\d{1,2}(?![\d.,]\d)|_[\p{L}\p{N}⊥∥]+|_\([^()]{1,20}\))?['′]?/uy;
const letters = /\p{L}+/uy;
const unitPart = /[\p{L}°%Ω€\u2063]+[₂]?(?:\^?-?\d(?!\d)|[⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+|\^\([-−]?\d\))?/u.source;
const unitText = new RegExp(
  `(?:(?<= )1?/(?=(?:min|s|h)(?!\\p{L})))?${unitPart}(?: ?[·⋅*/] ?(?:${unitPart}|\\(${unitPart}(?: ?[·⋅* ] ?${unitPart}){0,3}\\))){0,4}`,
  'uy',
);

class SideReader {
  at: number;
  readonly literals = new Map<string, Literal>();
  readonly units = new Map<string, { unit: Unit; isSure: boolean }>();
  readonly doubts = new Set<Doubt>();
  hasSymbols = false;
  hasOperators = false;
  /** What was read is only a piece of what is meant. */
  isSpoilt = false;
  #depth = 0;
  readonly #text: string;
  readonly #options: SideOptions;

  constructor(text: string, start: number, options: SideOptions) {
    this.#text = text;
    this.at = start;
    this.#options = options;
  }

  sum(): Expression | null {
    let left = this.#product();
    while (left) {
      const before = this.at;
      this.#skip();
      const sign = this.#take(plus) ?? this.#take(minus);
      if (!sign) {
        this.at = before;
        return left;
      }
      this.#skip();
      const unitsBefore = this.units.size;
      const right = this.#product();
      if (!right) {
        this.at = before;
        return this.#endAt(left);
      }
      this.hasOperators = true;
      left = { op: sign === '+' ? 'add' : 'subtract', left, right: this.#share(left, right, unitsBefore) };
    }
    return left;
  }

  /** In `200 + 10 %` the share may be meant of what stands before it. */
  #share(left: Expression, right: Expression, unitsBefore: number): Expression {
    const added = [...this.units.values()].slice(unitsBefore);
    const isShare = added.length === 1 && added[0]?.unit.text === '%';
    const hadShare = [...this.units.values()].slice(0, unitsBefore).some(({ unit }) => unit.text === '%');
    if (!isShare || hadShare) return right;
    this.doubts.add('percent');
    return this.#options.choice.has('percent') ? { op: 'multiply', left, right } : right;
  }

  #product(): Expression | null {
    let left = this.#signed();
    while (left) {
      const before = this.at;
      this.#skip();
      const isDivision = this.#take(over) !== null || this.#take(spacedColon) !== null;
      const isProduct = !isDivision && (this.#take(times) !== null || this.#takeCross());
      if (!isDivision && !isProduct) {
        const factor = this.#beside(before);
        if (!factor) {
          this.at = before;
          return left;
        }
        this.hasOperators = true;
        left = { op: 'multiply', left, right: factor };
        continue;
      }
      this.#skip();
      const beforeRight = this.at;
      const right = this.#signed();
      if (!right) {
        this.at = before;
        return this.#endAt(left);
      }
      this.hasOperators = true;
      const isReach =
        isDivision && /^\d+(?:[.,]\d+)?[ \u00a0\u202f]?\p{L}/u.test(this.#text.slice(beforeRight, this.at));
      if (isReach && left.op === 'number' && right.op === 'multiply') {
        this.doubts.add('unit-reach');
        if (this.#options.choice.has('unit-reach')) {
          left = { op: 'multiply', left: { op: 'divide', left, right: right.left }, right: right.right };
          continue;
        }
      }
      left = { op: isDivision ? 'divide' : 'multiply', left, right };
    }
    return left;
  }

  #takeCross(): boolean {
    return !this.#options.isFormula && this.#take(spacedCross) !== null;
  }

  /** A factor without a sign before it. */
  #beside(before: number): Expression | null {
    const next = this.#text.charAt(this.at);
    const isTight = this.at === before;
    if (/[(√]/.test(next)) return isTight || this.#options.isFormula ? this.#power() : null;
    if (/\p{L}/u.test(next)) {
      const word = this.#peek(letters) ?? '';
      if (Object.hasOwn(functions, word) || word === 'π') return this.#power();
      return isTight || this.#options.isFormula ? this.#power() : null;
    }
    return null;
  }

  #signed(): Expression | null {
    const sign = this.#take(minus) ?? this.#take(plus);
    if (sign === null) return this.#power();
    // A dash with a blank behind it stands between words.
    if (/[ \u00a0\u202f]/.test(this.#text.charAt(this.at)) && !this.#options.isFormula) return null;
    this.#skip();
    const of = this.#power();
    return of && (sign === '+' ? of : { op: 'negate', of });
  }

  #power(): Expression | null {
    if (this.#depth > deepest) return null;
    this.#depth++;
    let base = this.#atom();
    this.#depth--;
    while (base) {
      const high = this.#take(raised);
      if (high) {
        base = this.#raise(base, { op: 'number', value: Number(lowered(high)) });
        continue;
      }
      if (this.#text.charAt(this.at) !== '^') break;
      this.at++;
      const exponent = this.#exponent();
      if (!exponent) return null;
      base = this.#raise(base, exponent);
    }
    return base && this.#withUnit(base);
  }

  #raise(base: Expression, exponent: Expression): Expression {
    this.hasOperators ||= !(base.op === 'number' && base.value === 10);
    return base === euler ? { op: 'call', name: 'exp', of: exponent } : { op: 'power', left: base, right: exponent };
  }

  #exponent(): Expression | null {
    if (this.#text.charAt(this.at) === '(') return this.#group();
    const sign = this.#take(minus);
    const digits = this.#take(/\d{1,3}/y);
    if (digits === null) return this.#symbol();
    const of: Expression = { op: 'number', value: Number(digits) };
    return sign ? { op: 'negate', of } : of;
  }

  #atom(): Expression | null {
    const next = this.#text.charAt(this.at);
    if (next === '(') return this.#group();
    if (next === '√') return this.#root();
    if (/\d/.test(next)) return this.#number();
    return /[\p{L}∆]/u.test(next) ? this.#word() : null;
  }

  #group(): Expression | null {
    this.at++;
    this.#skip();
    const inner = this.sum();
    this.#skip();
    if (!inner || this.#text.charAt(this.at) !== ')') return null;
    this.at++;
    return inner;
  }

  #root(): Expression | null {
    this.at++;
    this.hasOperators = true;
    const of = this.#text.charAt(this.at) === '(' ? this.#group() : this.#atom();
    return of && { op: 'call', name: 'sqrt', of };
  }

  #number(): Expression | null {
    const written = this.#take(number);
    if (!written) return null;
    if (
      /^[_!‰]|^[.,]\d|^\(\d/.test(this.#text.slice(this.at, this.at + 2)) ||
      scaleWords.test(this.#text.slice(this.at))
    ) {
      this.isSpoilt = true;
    }
    const reading = literalOf(written, this.#options);
    if (!reading) return null;
    if (reading.isAmbiguous) this.doubts.add('grouping');
    const key = `n${this.literals.size}`;
    this.literals.set(key, reading.literal);
    const isWhole = reading.literal.decimals === 0;
    // Whole numbers are what they are, and may be exponents.
    return isWhole ? { op: 'number', value: reading.literal.value } : { op: 'quantity', key };
  }

  /** What follows a number, if it is a unit. */
  #withUnit(base: Expression): Expression {
    if (base.op === 'quantity' && !this.literals.has(base.key)) return base;
    const before = this.at;
    this.#skip();
    const isTight = this.at === before;
    if (this.at - before > 1) {
      this.at = before;
      return base;
    }
    const found = this.#peek(unitText);
    const unit = found === null ? null : this.#unitIn(found, isTight);
    if (!unit) {
      this.at = before;
      return base;
    }
    this.at += unit.length;
    const key = `u${this.units.size}`;
    this.units.set(key, unit);
    return { op: 'multiply', left: base, right: { op: 'quantity', key } };
  }

  #unitIn(found: string, isTight: boolean): { unit: Unit; isSure: boolean; length: number } | null {
    const ends = [...found.matchAll(/(?=[ ]?[·⋅*/])|$/g)].map(({ index }) => index).reverse();
    for (const end of ends) {
      const written = found.slice(0, end).trimEnd();
      const plain = written.replaceAll(uprightMark, '').replace(/−/g, '-');
      const isWord = noUnits.has(plain) && !written.includes(uprightMark);
      if (plain === '' || isWord || Object.hasOwn(functions, plain)) continue;
      if (!this.#options.isFormula && isTight && /^\p{L}$/u.test(plain) && !/[°%]/.test(plain) && plain !== 'V')
        continue;
      if (/^[\p{L}\d_(]/u.test(this.#text.slice(this.at + written.length))) continue;
      const unit = currency.has(plain) ? readUnit('') : readUnit(plain.replace(/^\/ ?/, '1/'));
      if (!unit) continue;
      const isUpright = written.split(/[^\p{L}°%Ω\u2063]+/u).every((part) => part === '' || /[°%Ωµ\u2063]/.test(part));
      return { unit, isSure: !this.#options.isFormula || isUpright, length: written.length };
    }
    return null;
  }

  #word(): Expression | null {
    const word = this.#peek(letters) ?? '';
    if (word === 'π') {
      this.at++;
      return { op: 'pi' };
    }
    const name = Object.hasOwn(functions, word) ? functions[word] : undefined;
    if (name) return this.#call(word, name);
    if (word === 'e' && /^e(?:\^|[⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹])/.test(this.#text.slice(this.at))) {
      this.at++;
      return euler;
    }
    return this.#symbol();
  }

  #call(word: string, name: FunctionName): Expression | null {
    this.at += word.length;
    this.#skip();
    this.hasOperators = true;
    const argument = this.#text.charAt(this.at) === '(' ? this.#group() : this.#power();
    if (!argument) return null;
    if (word === 'log') this.doubts.add('logarithm');
    const isAngle = /^a?(?:sin|cos|tan)$/.test(name);
    if (isAngle) this.doubts.add('angle');
    const own = word === 'log' && this.#options.choice.has('logarithm') ? 'ln' : name;
    if (!isAngle || !this.#options.choice.has('angle')) return { op: 'call', name: own, of: argument };
    // As a pocket calculator set to degrees has it.
    return name.startsWith('a')
      ? { op: 'divide', left: { op: 'call', name, of: argument }, right: degree }
      : { op: 'call', name, of: { op: 'multiply', left: argument, right: degree } };
  }

  /** A letter with what may belong to it; words are none. */
  #symbol(): Expression | null {
    const written = this.#take(symbol);
    if (!written) return null;
    if (!this.#options.isFormula && /^\p{L}/u.test(this.#text.slice(this.at))) return null;
    this.hasSymbols = true;
    return { op: 'quantity', key: `s${written}` };
  }

  /** What stands before a sign is no side when something that cannot be read stands behind it. */
  #endAt(left: Expression): Expression {
    this.isSpoilt = true;
    return left;
  }

  #skip(): void {
    this.#take(blank);
    if (this.#text.charAt(this.at) === uprightMark && !/^\u2063\p{L}/u.test(this.#text.slice(this.at))) this.at++;
  }

  #peek(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.#text)?.[0] ?? null;
  }

  #take(pattern: RegExp): string | null {
    const found = this.#peek(pattern);
    if (found === null || found === '') return null;
    this.at += found.length;
    return found;
  }
}

const euler: Expression = { op: 'call', name: 'exp', of: { op: 'number', value: 1 } };
const degree: Expression = { op: 'divide', left: { op: 'pi' }, right: { op: 'number', value: 180 } };
const currency = new Set(['€', 'EUR', 'eur', 'evrov', 'eurov', 'Euro', 'euros', 'USD']);

function lowered(high: string): string {
  return [...high].map((sign) => (sign === '⁻' ? '-' : sign === '⁺' ? '' : '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign))).join('');
}

/** A sign before three digits may part thousands, in its language more likely than not. */
function literalOf(
  written: string,
  { language, choice }: SideOptions,
): { literal: Literal; isAmbiguous: boolean } | null {
  const tight = written.replace(/[ \u00a0\u202f\u2009'’]/g, '');
  const marks = tight.match(/[.,]/g) ?? [];
  const isOneKind = new Set(marks).size === 1;
  const looksGrouped = isOneKind && /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(tight);
  if (marks.length > 1 && !looksGrouped) {
    const mixed = /^\d{1,3}(?:([.,])\d{3})+(?!\1)[.,]\d+$/.exec(tight);
    if (!mixed) return null;
    return { literal: literal(tight.replaceAll(mixed[1] ?? '', '').replace(',', '.')), isAmbiguous: false };
  }
  if (!looksGrouped) return { literal: literal(tight.replace(',', '.')), isAmbiguous: false };
  const grouped = literal(tight.replace(/[.,]/g, ''));
  if (marks.length > 1) return { literal: grouped, isAmbiguous: false };
  const isOwnGrouping = (marks[0] === ',') === (language === 'en');
  const asGroups = isOwnGrouping !== choice.has('grouping');
  return { literal: asGroups ? grouped : literal(tight.replace(',', '.')), isAmbiguous: true };
}

function literal(digits: string): Literal {
  const [whole = '', fraction = ''] = digits.split('.');
  const figures = `${whole}${fraction}`.replace(/^0+/, '').length;
  return { value: Number(digits), half: 0.5 * 10 ** -fraction.length, decimals: fraction.length, figures };
}
