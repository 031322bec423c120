import type { Expression } from './expression.ts';
import { lowerDigits } from './unit.ts';
import type { Vocabulary, Word } from './vocabulary.ts';

export type Sign = '+' | '-' | '*' | '/' | '^' | '(' | ')' | '[' | ']' | '{' | '}' | '|' | '√' | '=';

/** A piece of a formula as it is typed, and where. */
export type Token = { at: number; text: string } & (
  | { kind: 'number'; value: number }
  | Word
  | { kind: 'sign'; sign: Sign }
  /** Digits and signs that are written high. */
  | { kind: 'raised'; exponent: Expression }
  /** `\frac`, with what is above the line and below it in braces behind it. */
  | { kind: 'fraction' }
  | { kind: 'end' }
);

export function isSign(token: Token | undefined, ...signs: Sign[]): boolean {
  return token?.kind === 'sign' && signs.includes(token.sign);
}

/** Whether it can follow another factor without a sign between them. */
export function beginsFactor(token: Token | undefined): boolean {
  return (
    isSign(token, '(', '[', '{', '√') || ['name', 'function', 'pi', 'euler', 'fraction'].includes(token?.kind ?? 'end')
  );
}

export type TokenFault = { reason: 'unexpected' | 'number' | 'too-large' | 'unknown-name'; at: number; part: string };

export type TokenOptions = { vocabulary: Vocabulary; decimalComma: boolean; implicitProducts: boolean };

const signs = new Map<string, Sign>([
  ...([...'+-*/^()[]{}|√='] as Sign[]).map((sign) => [sign, sign] as const),
  ...[...'·⋅∙•×∗'].map((written) => [written, '*'] as const),
  ...[...':÷\u2044\u2215'].map((written) => [written, '/'] as const),
  ...[...'\u2212\u2010\u2011\u2012\u2013\u2014\u2015'].map((written) => [written, '-'] as const),
]);

const fractions = new Map(Object.entries({ '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 1 / 8 }));

// In LaTeX, spaces and the sizes of parentheses have commands.
const blank = /(?:[\s\u200b\u2060]|\\(?:[,;:! ]|(?:left|right)(?!\p{L})))+/uy;
const numberWith = {
  point: /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y,
  // Behind a comma there are digits: `root(3, x)` has two arguments.
  comma: /(?:\d+(?:\.\d*|,\d+)?|[.,]\d+)(?:[eE][+-]?\d+)?/y,
};
const word = /(?=[\p{Lu}\p{Ll}∆])(?:[\p{Lu}\p{Ll}\d_∆₀₁₂₃₄₅₆₇₈₉]|\{(?<=_\{)\w+\})+/uy;
const raised = /([⁺⁻]?)([⁰¹²³⁴⁵⁶⁷⁸⁹]*)(ⁿ?)/y;
const anything = /./suy;
const command = /\\([a-zA-Z]+)/y;
const commandSigns = new Map<string, Sign>(Object.entries({ cdot: '*', times: '*', div: '/' }));

/** Cuts a formula into its pieces; the last one is always the end. Takes time in proportion to the text. */
export function tokenize(text: string, options: TokenOptions): Token[] | TokenFault {
  const tokens: Token[] = [];
  let at = blankAt(text, 0);
  while (at < text.length) {
    const next = tokenAt(text, at, options);
    if ('reason' in next) return next;
    tokens.push(next);
    at = blankAt(text, at + next.text.length);
  }
  return [...tokens, { kind: 'end', at: text.length, text: '' }];
}

function blankAt(text: string, at: number): number {
  return at + (match(blank, text, at)?.[0].length ?? 0);
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function tokenAt(text: string, at: number, options: TokenOptions): Token | TokenFault {
  if (options.implicitProducts && text.startsWith('\\', at)) return commandToken(text, at, options);
  const number = match(options.decimalComma ? numberWith.comma : numberWith.point, text, at)?.[0];
  if (number) return numberToken(number, text, at);
  const high = match(raised, text, at);
  if (high?.[0]) return raisedToken(high, at, options.vocabulary);
  const run = match(word, text, at)?.[0];
  if (run) return wordToken(run, at, text, options);
  if (text.startsWith('**', at)) return { kind: 'sign', sign: '^', at, text: '**' };
  const written = match(anything, text, at)?.[0] ?? '';
  const fraction = fractions.get(written);
  if (fraction !== undefined) return { kind: 'number', value: fraction, at, text: written };
  const sign = signs.get(written);
  return sign ? { kind: 'sign', sign, at, text: written } : { reason: 'unexpected', at, part: written };
}

/** The LaTeX that people bring along: `\frac{a}{b}`, `\sqrt{x}`, `2\pi\cdot f`. */
function commandToken(text: string, at: number, options: TokenOptions): Token | TokenFault {
  const [written = '', name = ''] = match(command, text, at) ?? [];
  const sign = commandSigns.get(name);
  if (sign) return { kind: 'sign', sign, at, text: written };
  if (/^[dt]?frac$/.test(name)) return { kind: 'fraction', at, text: written };
  const run = match(word, text, at + 1)?.[0];
  // A root of another degree would be taken for a product.
  const isOtherRoot = name === 'sqrt' && /^\s*\[/.test(text.slice(at + written.length));
  const token = run && !isOtherRoot ? wordToken(run, at + 1, text, options) : null;
  if (!token) return { reason: 'unexpected', at, part: written || '\\' };
  return 'reason' in token ? { ...token, at, part: `\\${token.part}` } : { ...token, at, text: `\\${token.text}` };
}

function numberToken(written: string, text: string, at: number): Token | TokenFault {
  const after = text.charAt(at + written.length);
  if (after === '.' || after === ',') return { reason: 'number', at, part: written + after };
  const value = Number(written.replace(',', '.'));
  return Number.isFinite(value)
    ? { kind: 'number', value, at, text: written }
    : { reason: 'too-large', at, part: written };
}

function raisedToken(high: RegExpExecArray, at: number, vocabulary: Vocabulary): Token | TokenFault {
  const [text, sign, digits, n] = high;
  const found = n ? vocabulary.find('n') : null;
  if (n && found?.kind !== 'name') return { reason: 'unknown-name', at, part: n };
  const name: Expression | null = found?.kind === 'name' ? { op: 'quantity', key: found.key } : null;
  const count: Expression | null = digits ? { op: 'number', value: Number(lowerDigits(digits)) } : null;
  const size: Expression | null = count && name ? { op: 'multiply', left: count, right: name } : (count ?? name);
  if (!size) return { reason: 'unexpected', at, part: text };
  return { kind: 'raised', exponent: sign === '⁻' ? { op: 'negate', of: size } : size, at, text };
}

/** Of letters that stand together the longest word that is known: `UR` is U·R, unless there is a `UR`. */
function wordToken(run: string, at: number, all: string, options: TokenOptions): Token | TokenFault {
  const { vocabulary, implicitProducts } = options;
  const isProduct = (written: string) =>
    implicitProducts && isProductOfNames(written, all.slice(at + written.length), vocabulary);
  const whole = vocabulary.isOpen || run.length <= vocabulary.longest ? vocabulary.find(run) : null;
  if (whole && !(whole.kind === 'function' && isProduct(run))) return { ...whole, at, text: run };
  for (let length = implicitProducts ? Math.min(run.length - 1, vocabulary.longest) : 0; length > 0; length--) {
    const text = run.slice(0, length);
    const found = vocabulary.find(text);
    if (found?.kind === 'function' && isProduct(text)) continue;
    if (found && canEndBefore({ ...found, text }, run.charAt(length))) return { ...found, at, text };
    // Nobody means l·o·g by `log2`.
    if (found?.kind === 'function') break;
  }
  return { reason: 'unknown-name', at, part: run };
}

/**
 * Beside a length and gravity `2lgx` is no logarithm; nor is `tg` a tangent beside a time, unless it is written as one: with
 * parentheses, a blank or a Greek letter behind it.
 */
function isProductOfNames(written: string, after: string, vocabulary: Vocabulary): boolean {
  const areNames = !vocabulary.isOpen && [...written].every((letter) => vocabulary.find(letter)?.kind === 'name');
  return areNames && !/^[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]*(?:\s*[([{|√\\]|\s+[\p{L}\d]|\p{Script=Greek})/u.test(after);
}

/** In `x2` nobody can tell whether a power, an index or a product is meant; `sin2x` is clear, `log2(x)` is not. */
function canEndBefore(found: Word & { text: string }, next: string): boolean {
  if (/[\p{Lu}\p{Ll}∆]/u.test(next)) return true;
  const isCut = /\d$/.test(found.text) || (found.kind === 'function' && ['log10', 'sqrt'].includes(found.name));
  return /\d/.test(next) && found.kind === 'function' && !isCut;
}
