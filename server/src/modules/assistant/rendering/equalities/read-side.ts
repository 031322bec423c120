import type { Expression, FunctionName, Unit } from '@navor/quantities';
import { literalOf } from './read-literal.ts';
import type { Doubt, Literal, Side, SideOptions } from './side.ts';
import { SideScanner } from './side-scanner.ts';
import {
  euler,
  functions,
  inDegrees,
  letters,
  lowered,
  minus,
  number,
  over,
  plus,
  raised,
  scaleWords,
  spacedColon,
  spacedCross,
  symbol,
  times,
  unitText,
} from './side-signs.ts';
import { unitBehind } from './unit-behind.ts';

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

class SideReader extends SideScanner {
  readonly literals = new Map<string, Literal>();
  readonly units = new Map<string, { unit: Unit; isSure: boolean }>();
  readonly doubts = new Set<Doubt>();
  hasSymbols = false;
  hasOperators = false;
  /** What was read is only a piece of what is meant. */
  isSpoilt = false;
  #depth = 0;
  readonly #options: SideOptions;

  constructor(text: string, start: number, options: SideOptions) {
    super(text, start);
    this.#options = options;
  }

  sum(): Expression | null {
    let left = this.#product();
    while (left) {
      const before = this.at;
      this.skipBlanks();
      const sign = this.take(plus) ?? this.take(minus);
      if (!sign) {
        this.at = before;
        return left;
      }
      this.skipBlanks();
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
      this.skipBlanks();
      const isDivision = this.take(over) !== null || this.take(spacedColon) !== null;
      const isProduct = !isDivision && (this.take(times) !== null || this.#takeCross());
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
      this.skipBlanks();
      const beforeRight = this.at;
      const right = this.#signed();
      if (!right) {
        this.at = before;
        return this.#endAt(left);
      }
      this.hasOperators = true;
      const isReach =
        isDivision && /^\d+(?:[.,]\d+)?[ \u00a0\u202f]?\p{L}/u.test(this.text.slice(beforeRight, this.at));
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
    return !this.#options.isFormula && this.take(spacedCross) !== null;
  }

  /** A factor without a sign before it. */
  #beside(before: number): Expression | null {
    const next = this.text.charAt(this.at);
    const isTight = this.at === before;
    if (/[(√]/.test(next)) return isTight || this.#options.isFormula ? this.#power() : null;
    if (/\p{L}/u.test(next)) {
      const word = this.peek(letters) ?? '';
      if (Object.hasOwn(functions, word) || word === 'π') return this.#power();
      return isTight || this.#options.isFormula ? this.#power() : null;
    }
    return null;
  }

  #signed(): Expression | null {
    const sign = this.take(minus) ?? this.take(plus);
    if (sign === null) return this.#power();
    // A dash with a blank behind it stands between words.
    if (/[ \u00a0\u202f]/.test(this.text.charAt(this.at)) && !this.#options.isFormula) return null;
    this.skipBlanks();
    const of = this.#power();
    return of && (sign === '+' ? of : { op: 'negate', of });
  }

  #power(): Expression | null {
    if (this.#depth > deepest) return null;
    this.#depth++;
    let base = this.#atom();
    this.#depth--;
    while (base) {
      const high = this.take(raised);
      if (high) {
        base = this.#raise(base, { op: 'number', value: Number(lowered(high)) });
        continue;
      }
      if (this.text.charAt(this.at) !== '^') break;
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
    if (this.text.charAt(this.at) === '(') return this.#group();
    const sign = this.take(minus);
    const digits = this.take(/\d{1,3}/y);
    if (digits === null) return this.#symbol();
    const of: Expression = { op: 'number', value: Number(digits) };
    return sign ? { op: 'negate', of } : of;
  }

  #atom(): Expression | null {
    const next = this.text.charAt(this.at);
    if (next === '(') return this.#group();
    if (next === '√') return this.#root();
    if (/\d/.test(next)) return this.#number();
    return /[\p{L}∆]/u.test(next) ? this.#word() : null;
  }

  #group(): Expression | null {
    this.at++;
    this.skipBlanks();
    const inner = this.sum();
    this.skipBlanks();
    if (!inner || this.text.charAt(this.at) !== ')') return null;
    this.at++;
    return inner;
  }

  #root(): Expression | null {
    this.at++;
    this.hasOperators = true;
    const of = this.text.charAt(this.at) === '(' ? this.#group() : this.#atom();
    return of && { op: 'call', name: 'sqrt', of };
  }

  #number(): Expression | null {
    const written = this.take(number);
    if (!written) return null;
    if (
      /^[_!‰]|^[.,]\d|^\(\d/.test(this.text.slice(this.at, this.at + 2)) ||
      scaleWords.test(this.text.slice(this.at))
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
    this.skipBlanks();
    const isTight = this.at === before;
    if (this.at - before > 1) {
      this.at = before;
      return base;
    }
    const found = this.peek(unitText);
    const unit =
      found === null
        ? null
        : unitBehind(found, { behind: this.text.slice(this.at), isTight, isFormula: this.#options.isFormula });
    if (!unit) {
      this.at = before;
      return base;
    }
    this.at += unit.length;
    const key = `u${this.units.size}`;
    this.units.set(key, unit);
    return { op: 'multiply', left: base, right: { op: 'quantity', key } };
  }

  #word(): Expression | null {
    const word = this.peek(letters) ?? '';
    if (word === 'π') {
      this.at++;
      return { op: 'pi' };
    }
    const name = Object.hasOwn(functions, word) ? functions[word] : undefined;
    if (name) return this.#call(word, name);
    if (word === 'e' && /^e(?:\^|[⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹])/.test(this.text.slice(this.at))) {
      this.at++;
      return euler;
    }
    return this.#symbol();
  }

  #call(word: string, name: FunctionName): Expression | null {
    this.at += word.length;
    this.skipBlanks();
    this.hasOperators = true;
    const argument = this.text.charAt(this.at) === '(' ? this.#group() : this.#power();
    if (!argument) return null;
    if (word === 'log') this.doubts.add('logarithm');
    const isAngle = /^a?(?:sin|cos|tan)$/.test(name);
    if (isAngle) this.doubts.add('angle');
    const own = word === 'log' && this.#options.choice.has('logarithm') ? 'ln' : name;
    return isAngle && this.#options.choice.has('angle')
      ? inDegrees(name, argument)
      : { op: 'call', name: own, of: argument };
  }

  /** A letter with what may belong to it; words are none. */
  #symbol(): Expression | null {
    const written = this.take(symbol);
    if (!written) return null;
    if (!this.#options.isFormula && /^\p{L}/u.test(this.text.slice(this.at))) return null;
    this.hasSymbols = true;
    return { op: 'quantity', key: `s${written}` };
  }

  /** What stands before a sign is no side when something that cannot be read stands behind it. */
  #endAt(left: Expression): Expression {
    this.isSpoilt = true;
    return left;
  }
}
