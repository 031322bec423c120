import { type Expression, type FunctionName, functionNames } from './expression.ts';
import { greekSigns, greekSpeltOut } from './greek.ts';

/** What a word in a formula means. */
export type Word =
  | { kind: 'name'; key: string }
  /** What it means where it has no name of its own among the functions: `cot x` is 1/tan x. */
  | { kind: 'function'; name: FunctionName; meaning?: (call: Expression) => Expression }
  | { kind: 'pi' }
  /** The base of natural logarithms; beside a name such as `E` only where it has an exponent. */
  | { kind: 'euler'; needsExponent: boolean };

export type Vocabulary = {
  find: (written: string) => Word | null;
  /** Where no names are given, any word is one. */
  isOpen: boolean;
  /** The length of the longest word that it knows. */
  longest: number;
};

const otherFunctionNames: Record<string, FunctionName> = {
  ...{ tg: 'tan', arcsin: 'asin', arccos: 'acos', arctan: 'atan', arctg: 'atan', atg: 'atan' },
  ...{ log: 'log10', lg: 'log10' },
};
/** One over another function. */
const reciprocals: Record<string, FunctionName> = { cot: 'tan', ctg: 'tan', cotg: 'tan', sec: 'cos', csc: 'sin' };
/** As Slovenian spells them. */
const otherGreekNames = new Map(
  Object.entries({ alpha: 'alfa', gamma: 'gama', theta: 'teta', kappa: 'kapa', phi: 'fi', Phi: 'Fi', rho: 'ro' }),
);

const fixedWords: readonly (readonly [string, Word])[] = [
  ...functionNames.map((name) => [name, { kind: 'function', name }] as const),
  ...Object.entries(otherFunctionNames).map(([written, name]) => [written, { kind: 'function', name }] as const),
  ['pi', { kind: 'pi' }],
  ['π', { kind: 'pi' }],
];

/** What people say, and what telephones make of the first letter. A name that is spelt like one of these goes first. */
const otherWords: readonly (readonly [string, Word])[] = [
  ...['koren', 'wurzel', 'Wurzel', 'root'].map((written) => [written, { kind: 'function', name: 'sqrt' }] as const),
  ...Object.entries(reciprocals).map(
    ([written, name]) => [written, { kind: 'function', name, meaning: (call: Expression) => over(one, call) }] as const,
  ),
  ...fixedWords
    .filter(([written]) => written.length > 2)
    .flatMap(([written, word]) => [
      [written.charAt(0).toUpperCase() + written.slice(1), word] as const,
      [written.toUpperCase(), word] as const,
    ]),
  ['Pi', { kind: 'pi' }],
  ['PI', { kind: 'pi' }],
];

/** By the list of names: whoever reads many texts over the same ones has it made once. */
const known = new WeakMap<readonly string[], Vocabulary>();

/** The words of formulas over some names: those as they are given, and as people type them (`R1`, `R₁`, `ω`, `fi`). */
export function vocabularyOf(names: readonly string[] | undefined): Vocabulary {
  const vocabulary = (names && known.get(names)) ?? makeVocabulary(names);
  if (names) known.set(names, vocabulary);
  return vocabulary;
}

function makeVocabulary(names: readonly string[] | undefined): Vocabulary {
  const words = new Map<string, Word>(fixedWords);
  // What a name is spelt like never hides a name that is given, so those are put in last.
  for (const key of names ?? []) {
    for (const spelling of spellingsOf(key)) if (!words.has(spelling)) words.set(spelling, { kind: 'name', key });
  }
  for (const key of names ?? []) words.set(key, { kind: 'name', key });
  const isOpen = names === undefined;
  if (!isOpen && !words.has('e')) words.set('e', { kind: 'euler', needsExponent: (names ?? []).some(isLikeEuler) });
  if (!isOpen) for (const [written, word] of otherWords) if (!words.has(written)) words.set(written, word);
  return {
    find: (written) => {
      const key = plainIndices(written);
      return words.get(key) ?? logarithmTo(key) ?? (isOpen ? { kind: 'name', key: greekSpeltOut(key) } : null);
    },
    isOpen,
    longest: Math.max(...[...words.keys()].map((word) => word.length + 3)),
  };
}

const one: Expression = { op: 'number', value: 1 };

function over(left: Expression, right: Expression): Expression {
  return { op: 'divide', left, right };
}

/** `log_2`, `log₁₀`. Without the mark, `log2(x)` may as well be a logarithm times x. */
function logarithmTo(written: string): Word | null {
  const base = Number(/^log_(\d{1,3})$/.exec(written)?.[1] ?? 0);
  if (base < 2) return null;
  if (base === 10) return { kind: 'function', name: 'log10' };
  const divisor: Expression = { op: 'call', name: 'ln', of: { op: 'number', value: base } };
  return { kind: 'function', name: 'ln', meaning: (call) => over(call, divisor) };
}

/** `E`, `e_0`: whoever types `e` may as well mean that. */
function isLikeEuler(name: string): boolean {
  return /^[eE](?![\p{L}])/u.test(name);
}

function spellingsOf(key: string): string[] {
  const letter = /^\p{L}+/u.exec(key)?.[0] ?? '';
  const rest = key.slice(letter.length);
  const letters = [
    letter,
    ...(greekSigns.get(letter) ?? ''),
    otherGreekNames.get(letter) ?? letter,
    ...differenceOf(letter),
  ];
  return letters.flatMap((spelt) => [spelt + rest, spelt + rest.replaceAll('_', '')]);
}

/** `DeltaU` is typed `ΔU`. */
function differenceOf(letter: string): string[] {
  return letter.startsWith('Delta') ? [...(greekSigns.get('Delta') ?? '')].map((sign) => sign + letter.slice(5)) : [];
}

/** `R₁` and `R_{1}` → `R_1`. */
function plainIndices(written: string): string {
  return written
    .replace(/_\{(\w+)\}/g, '_$1')
    .replace(/[₀₁₂₃₄₅₆₇₈₉]+/g, (digits) => `_${[...digits].map((digit) => '₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)).join('')}`);
}
