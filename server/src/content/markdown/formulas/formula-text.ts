import { betweens, functions, looks, raisedText, signs, spaces } from './formula-symbols.ts';

const longestFormula = 4000;
const deepest = 40;
const token = /\\[a-zA-Z]+|\\[\s\S]|\s+|[\s\S]/gu;

/** LaTeX as plain text that can be read and searched: `\frac{U}{I}` → `U/I`, `U_\mathrm{F}` → `U_F`. Never throws. */
export function formulaText(latex: string): string {
  const reader = new Reader(latex.slice(0, longestFormula).toWellFormed().match(token) ?? []);
  return reader
    .all()
    .replace(/\s+/g, ' ')
    .replace(/Δ (?=\p{L})/gu, 'Δ')
    .replaceAll(' ;', ';')
    .trim();
}

/** Goes through the pieces once; braces that are not balanced end with the formula. */
class Reader {
  readonly #tokens: readonly string[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  all(): string {
    let text = '';
    while (this.#at < this.#tokens.length) {
      text += this.#sequence();
      this.#at++;
    }
    return text;
  }

  /** Up to the brace that closes it. */
  #sequence(end = '}'): string {
    let text = '';
    while (this.#at < this.#tokens.length && this.#tokens[this.#at] !== end) {
      const next = this.#piece(text);
      text += needsSpace(text, next) ? ` ${next}` : next;
    }
    return text;
  }

  #piece(before: string): string {
    const written = this.#tokens[this.#at++] ?? '';
    if (written.startsWith('\\')) return this.#command(written.slice(1), before);
    if (written === '{') return this.#group();
    if (written === '^') return power(this.#argument());
    if (written === '_') return index(this.#argument());
    if (written === '&' || written === '}') return '';
    if (written === '~') return ' ';
    return written === '-' ? '−' : written;
  }

  #group(end = '}'): string {
    if (this.#depth >= deepest) return '';
    this.#depth++;
    const text = this.#sequence(end);
    this.#depth--;
    this.#at++;
    return text;
  }

  /** What a command or a sign such as `^` is about: a group, a command, or one character. */
  #argument(): string {
    while (/^\s+$/.test(this.#tokens[this.#at] ?? '')) this.#at++;
    if (this.#at >= this.#tokens.length || this.#tokens[this.#at] === '}') return '';
    if (this.#depth >= deepest) return this.#tokens[this.#at++] ?? '';
    this.#depth++;
    const text = this.#piece('').trim();
    this.#depth--;
    return text;
  }

  #option(): string {
    if (this.#tokens[this.#at] !== '[') return '';
    this.#at++;
    return this.#group(']');
  }

  #command(name: string, before: string): string {
    if (/^[dtc]?frac$/.test(name)) return this.#fraction(before);
    if (name === 'sqrt') return this.#root();
    if (name === 'begin' || name === 'end') {
      this.#argument();
      return ' ';
    }
    if (name === '\\') {
      this.#option();
      return '; ';
    }
    if (looks.has(name)) return /^(?:left|right|[bB]ig[lr]?)$/.test(name) ? this.#bracket() : this.#argument();
    if (spaces.has(name)) return name === '!' ? '' : ' ';
    if (functions.has(name)) return ` ${name} `;
    const between = betweens.get(name);
    return between ? ` ${between} ` : (signs.get(name) ?? name);
  }

  #fraction(before: string): string {
    const [top, bottom] = [this.#argument(), this.#argument()];
    const line = `${isProduct(top) ? top : `(${top})`}/${isOne(bottom) ? bottom : `(${bottom})`}`;
    if (/\/\s*$/.test(before)) return `(${line})`;
    return this.#isFactorNext() ? `${line} · ` : line;
  }

  /** `U/R I` could be read as U over R I. */
  #isFactorNext(): boolean {
    let at = this.#at;
    while (/^(?:\s+|\\[,; !]|\\left)$/.test(this.#tokens[at] ?? '')) at++;
    const next = this.#tokens[at] ?? '';
    if (!next.startsWith('\\')) return /[\p{L}\p{N}({]/u.test(next);
    return !betweens.has(next.slice(1)) && /^\\(?:[a-zA-Z]+)$/.test(next) && !/^\\(?:right|q?quad|end|text)/.test(next);
  }

  #root(): string {
    const degree = this.#option();
    const of = this.#argument();
    const radicand = isOne(of) ? of : `(${of})`;
    return `${degree ? (raisedText(degree) ?? '') : ''}√${radicand}`;
  }

  /** `\left.` shows nothing. */
  #bracket(): string {
    const bracket = this.#argument();
    return bracket === '.' ? '' : bracket;
  }
}

function power(exponent: string): string {
  if (exponent === '' || exponent === '°' || exponent === '′' || exponent === '*') return exponent;
  return raisedText(exponent) ?? (isOne(exponent) ? `^${exponent}` : `^(${exponent})`);
}

function index(text: string): string {
  const tight = text.replace(/\s+/g, '');
  if (tight === '') return '';
  return /^[\p{L}\p{N}⊥∥]+$/u.test(tight) ? `_${tight}` : `_(${tight})`;
}

/** An index would take in what stands behind it, and a letter the name of a function before it. */
function needsSpace(before: string, next: string): boolean {
  return /_[\p{L}\p{N}⊥∥]+$/u.test(before) && /^[\p{L}\p{N}]/u.test(next);
}

function isProduct(text: string): boolean {
  return !/[+−±]/.test(text) || isOne(text);
}

/** Whether it holds together without brackets of its own. */
function isOne(text: string): boolean {
  return /^(?:[\p{L}\p{N}_.,′'⊥°]+|√?[\p{L}\p{N}_]+|[|(][^()|]*[)|])$/u.test(text);
}
