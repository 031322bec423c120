import { type Ambiguity, ambiguityBetween, endOfTightRun, isTight } from './ambiguity.ts';
import { argumentAmbiguity, isClearRatio, mayEndDivisor, rootAmbiguity } from './ambiguous-reach.ts';
import { quantityKeys } from './evaluate.ts';
import type { Expression, FunctionName } from './expression.ts';
import { beginsFactor, isSign, type Sign, type Token } from './tokenize.ts';

type Fault = {
  reason: 'too-deep' | 'too-large' | 'unknown-name' | 'unexpected' | 'unbalanced' | 'missing-operand' | 'number';
  at: number;
  part: string;
};
type PairOp = Extract<Expression, { left: Expression }>['op'];
type FunctionToken = Extract<Token, { kind: 'function' }>;

const deepest = 40;
const mostNodes = 400;
const largestExponent = 64;
const closing: Partial<Record<Sign, Sign>> = { '(': ')', '[': ']', '{': '}', '|': '|' };
const euler: Expression = { op: 'call', name: 'exp', of: { op: 'number', value: 1 } };
/** These are written without parentheses as well: `sin x`. */
const bareFunctions: readonly FunctionName[] = ['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'ln', 'log10'];

/** Goes through the tokens once, from sums down to single signs; null is handed up once there is a fault. */
export class ExpressionParser {
  fault: Fault = { reason: 'missing-operand', at: 0, part: '' };
  /** The first one there is. */
  ambiguity: Ambiguity | null = null;
  readonly #tokens: readonly Token[];
  readonly #implicitProducts: boolean;
  #position = 0;
  #depth = 0;
  #nodes = 0;
  /** The signs that the groups around began with, innermost last. */
  readonly #groups: Sign[] = [];

  constructor(tokens: readonly Token[], implicitProducts: boolean) {
    this.#tokens = tokens;
    this.#implicitProducts = implicitProducts;
  }

  parse(): Expression | null {
    const expression = this.#sum();
    if (!expression || this.#token.kind === 'end') return expression;
    return this.#failBehind();
  }

  /** Something is read, but does not go on like this. */
  #failBehind(): null {
    const before = this.#tokenAt(this.#position - 1);
    if (this.#isSign(')', ']', '}', '|')) return this.#fail('unbalanced', this.#token);
    if (this.#isSign('(', '[', '{') && before.kind === 'name') return this.#fail('unknown-name', before);
    return this.#fail('unexpected', this.#token);
  }

  get #token(): Token {
    return this.#tokenAt(this.#position);
  }

  #tokenAt(position: number): Token {
    return this.#tokens[position] ?? { kind: 'end', at: 0, text: '' };
  }

  #isSign(...signs: Sign[]): boolean {
    return isSign(this.#token, ...signs);
  }

  #fail(reason: Fault['reason'], { at, text }: { at: number; text: string }): null {
    this.fault = { reason, at, part: text };
    return null;
  }

  #node(expression: Expression): Expression | null {
    this.#nodes++;
    return this.#nodes > mostNodes ? this.#fail('too-large', this.#token) : expression;
  }

  #pair(op: PairOp, left: Expression, right: Expression | null): Expression | null {
    return right && this.#node({ op, left, right });
  }

  #deeper(read: () => Expression | null): Expression | null {
    if (this.#depth >= deepest) return this.#fail('too-deep', this.#token);
    this.#depth++;
    const expression = read();
    this.#depth--;
    return expression;
  }

  #sum(): Expression | null {
    let left = this.#product();
    while (left && this.#isSign('+', '-')) {
      const op = this.#isSign('+') ? 'add' : 'subtract';
      this.#position++;
      left = this.#pair(op, left, this.#product());
    }
    return left;
  }

  #product(): Expression | null {
    const start = this.#position;
    let left = this.#juxtaposed(null);
    while (left && this.#isSign('*', '/')) {
      const op = this.#isSign('*') ? 'multiply' : 'divide';
      this.#position++;
      left = this.#pair(op, left, this.#juxtaposed(op === 'divide' ? start : null));
    }
    return left;
  }

  /**
   * Factors without a sign between them hold together more tightly than those around a sign. Behind a slash it is told
   * where the dividend starts, as blanks and parentheses may say otherwise there.
   */
  #juxtaposed(dividend: number | null): Expression | null {
    const start = this.#position;
    const isRatio = this.#isNumberRatio();
    let left = isRatio ? this.#numberRatio() : this.#signed();
    let boundary: number | null = null;
    const second = this.#position;
    while (left && this.#implicitProducts) {
      if (this.#token.kind === 'number') {
        const before = this.#tokenAt(this.#position - 1);
        return this.#fail(before.kind === 'number' ? 'number' : 'unexpected', this.#token);
      }
      if (!this.#startsFactor(this.#position)) break;
      if (mayEndDivisor(this.#tokens, start, this.#position)) boundary ??= this.#position;
      left = this.#pair('multiply', left, this.#power());
    }
    if (isRatio && !isClearRatio(this.#tokens, start))
      this.#doubt([start, second - 1], [start + 2, this.#position - 1]);
    if (dividend !== null && boundary !== null) this.#doubt([dividend, boundary - 1], [start, this.#position - 1]);
    return left;
  }

  /** Either run of tokens may be what holds together. */
  #doubt(...runs: [[number, number], [number, number]]): void {
    this.ambiguity ??= ambiguityBetween(this.#tokens, ...runs);
  }

  /** `1/2` before something that it multiplies. */
  #isNumberRatio(): boolean {
    const [top, line, bottom] = [0, 1, 2].map((offset) => this.#tokenAt(this.#position + offset));
    if (!this.#implicitProducts || top?.kind !== 'number' || bottom?.kind !== 'number') return false;
    return line !== undefined && isSign(line, '/') && this.#startsFactor(this.#position + 3);
  }

  #numberRatio(): Expression | null {
    const top = this.#atom();
    this.#position++;
    return top && this.#pair('divide', top, this.#atom());
  }

  #startsFactor(position: number): boolean {
    const token = this.#tokenAt(position);
    return beginsFactor(token) || (isSign(token, '|') && this.#groups.at(-1) !== '|');
  }

  #signed(): Expression | null {
    if (!this.#isSign('+', '-')) return this.#power();
    const isNegative = this.#isSign('-');
    this.#position++;
    const of = this.#deeper(() => this.#signed());
    return of && isNegative ? this.#node({ op: 'negate', of }) : of;
  }

  #power(): Expression | null {
    const first = this.#position;
    let base = this.#atom();
    while (base && this.#token.kind === 'raised') base = this.#raise(base, this.#takeRaised(), this.#position - 1);
    if (!base || !this.#isSign('^')) return base;
    this.#position++;
    const start = this.#position;
    const exponent = this.#deeper(() => this.#signed());
    if (exponent && !isSign(this.#tokenAt(start), '(', '[', '{')) this.#doubtExponent(base, exponent, [first, start]);
    return exponent && this.#raise(base, exponent, start);
  }

  /** In `e^-t/T`, `10^L/20` and `e^2x` the exponent may be meant to go on, and in `x^1/2` hardly anything else. */
  #doubtExponent(base: Expression, exponent: Expression, [first, start]: [base: number, exponent: number]): void {
    const next = this.#position;
    const size = exponent.op === 'negate' ? exponent.of : exponent;
    const isOne = size.op === 'number' && size.value === 1;
    const isGrowth = base === euler || (quantityKeys(base).size === 0 && quantityKeys(exponent).size > 0);
    const hasFactor = isGrowth && this.#startsFactor(next) && isTight(this.#tokens, next);
    const hasSlash = this.#isSign('/') && (isGrowth || isOne);
    if (this.#implicitProducts && (hasFactor || hasSlash))
      this.#doubt([first, next - 1], [start, endOfTightRun(this.#tokens, next)]);
  }

  #takeRaised(): Expression {
    const token = this.#token;
    this.#position++;
    return token.kind === 'raised' ? token.exponent : { op: 'number', value: 1 };
  }

  #raise(base: Expression, exponent: Expression, start: number): Expression | null {
    if (base === euler) return this.#node({ op: 'call', name: 'exp', of: exponent });
    const literal = exponent.op === 'negate' ? exponent.of : exponent;
    const isTooLarge = literal.op === 'number' && literal.value > largestExponent;
    if (isTooLarge) return this.#fail('too-large', this.#tokenAt(start));
    return this.#pair('power', base, exponent);
  }

  #atom(): Expression | null {
    const start = this.#position;
    const token = this.#token;
    if (token.kind === 'function') return this.#call(token);
    if (token.kind === 'fraction') return this.#fraction(token);
    if (isSign(token, '(', '[', '{', '|')) return this.#group();
    if (isSign(token, '√')) {
      this.#position++;
      const of = this.#deeper(() => this.#atom());
      if (this.#implicitProducts) this.ambiguity ??= rootAmbiguity(this.#tokens, start, this.#position);
      return of && this.#node({ op: 'call', name: 'sqrt', of });
    }
    this.#position++;
    if (token.kind === 'number') return this.#node({ op: 'number', value: token.value });
    if (token.kind === 'name') return this.#node({ op: 'quantity', key: token.key });
    if (token.kind === 'pi') return this.#node({ op: 'pi' });
    if (token.kind === 'euler') {
      const hasExponent = this.#isSign('^') || this.#token.kind === 'raised';
      return token.needsExponent && !hasExponent ? this.#fail('unknown-name', token) : this.#node(euler);
    }
    // What lacks something is the sign before it, if there is one.
    const before = this.#tokenAt(this.#position - 2);
    return this.#fail('missing-operand', before.kind === 'sign' ? before : token);
  }

  #group(): Expression | null {
    const opening = this.#token;
    if (opening.kind !== 'sign') return null;
    this.#position++;
    this.#groups.push(opening.sign);
    const inner = this.#deeper(() => this.#sum());
    this.#groups.pop();
    if (!inner) return null;
    const last = closing[opening.sign];
    if (this.#token.kind === 'end') return this.#fail('unbalanced', opening);
    if (!last || !this.#isSign(last)) return this.#failBehind();
    this.#position++;
    return opening.sign === '|' ? this.#node({ op: 'call', name: 'abs', of: inner }) : inner;
  }

  #fraction(token: Token): Expression | null {
    this.#position++;
    if (!this.#isSign('{')) return this.#fail('missing-operand', token);
    const above = this.#group();
    if (above && !this.#isSign('{')) return this.#fail('missing-operand', token);
    return above && this.#pair('divide', above, this.#group());
  }

  #call(token: FunctionToken): Expression | null {
    this.#position++;
    const start = this.#position;
    const exponent = this.#functionExponent();
    const isBare = this.#implicitProducts && bareFunctions.includes(token.name) && !this.#isSign('(', '[', '{');
    if (!isBare && !this.#isSign('(', '[', '{')) return this.#fail('missing-operand', token);
    const argument = this.#position;
    const of = isBare ? this.#deeper(() => this.#bareArgument(token)) : this.#group();
    if (isBare) this.ambiguity ??= argumentAmbiguity(this.#tokens, [start - 1, argument], this.#position);
    const own = of && this.#node({ op: 'call', name: token.name, of });
    const call = own && token.meaning ? this.#node(token.meaning(own)) : own;
    return call && exponent ? this.#raise(call, exponent, start) : call;
  }

  /** `sin²x` is (sin x)². A negative one could be meant as the inverse function, so it is left where it cannot be read. */
  #functionExponent(): Expression | null {
    const next = this.#tokenAt(this.#position + 1);
    if (this.#token.kind === 'raised' && this.#token.exponent.op === 'number') return this.#takeRaised();
    if (!this.#isSign('^') || next.kind !== 'number') return null;
    this.#position += 2;
    return { op: 'number', value: next.value };
  }

  /** `2x` in `sin 2x`: what stands together. What follows at a distance could belong to either. */
  #bareArgument(token: FunctionToken): Expression | null {
    if (this.#isSign('√', '|')) return this.#atom();
    const isPlain = () => ['name', 'pi', 'euler'].includes(this.#token.kind);
    if (!isPlain() && this.#token.kind !== 'number') return this.#fail('missing-operand', token);
    let of = this.#power();
    while (of && isPlain() && isTight(this.#tokens, this.#position)) of = this.#pair('multiply', of, this.#power());
    const isUnclear = isPlain() || this.#token.kind === 'number' || this.#isSign('(', '[', '{');
    return of && isUnclear ? this.#fail('unexpected', this.#token) : of;
  }
}
