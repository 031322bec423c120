import type { Language } from '@navor/languages';
import { equivalent, formatNumber, inUnit, joinUnit, readExpression } from '@navor/quantities';
import { formulaText } from '../../../content/markdown/formulas/formula-text.ts';
import { type Comparison, compareSides, evaluateSide } from './equalities/compare-sides.ts';
import { type Chain, findChains } from './equalities/find-chains.ts';
import { plainFormula } from './equalities/plain-formula.ts';
import { readSide } from './equalities/read-side.ts';
import { type Doubt, type Side, uprightMark } from './equalities/side.ts';

/** An equality that was reckoned again, and where it stands. */
export type FoundEquality = {
  start: number;
  end: number;
  /** In plain signs. */
  text: string;
  verdict: 'checked' | 'doubtful';
  /** What comes out instead; null where it is right. */
  found: string | null;
  hasUnits: boolean;
};

export type EqualityChecker = {
  inText: (text: string) => FoundEquality[];
  inFormula: (latex: string) => FoundEquality[];
  /** Of what is not written for a machine: what does not hold, and has units. */
  inCode: (text: string) => FoundEquality[];
  /** A formula as a side within a text; null where it does not read as one. */
  asText: (latex: string) => string | null;
};

/** Longer than any block. */
const longestText = 9000;
const longestFormula = 800;
/** For one block: sides that are tried to be read, and formulas with symbols, each of which takes some milliseconds. */
const mostSteps = 3000;
const mostProofs = 6;

/**
 * Reckons again what a block says is equal. What has a value on both sides is checked or doubtful; what only says which letter
 * stands for what, and what cannot be read for certain, is neither. Takes a bounded time for each block.
 */
export function createEqualityChecker(language: Language): EqualityChecker {
  const budget = { steps: mostSteps, proofs: mostProofs };
  const check = (text: string, isFormula: boolean) => {
    const chainsBy = new Map<string, Chain[]>();
    const chainsAs = (choice: ReadonlySet<Doubt>) => {
      const key = [...choice].join(' ');
      const known = chainsBy.get(key) ?? findChains(text, { language, isFormula, choice, budget });
      chainsBy.set(key, known);
      return known;
    };
    return chainsAs(new Set()).flatMap((chain) => {
      const verdict = verdictOf(chain, chainsAs);
      if (verdict.kind === 'different') return [equality(text, chain, told(verdict, language))];
      if (verdict.kind === 'same') return [equality(text, chain, null)];
      if (!isFormula || budget.proofs <= 0 || !isProvable(chain)) return [];
      budget.proofs -= 1;
      return isIdentity(chain) ? [equality(text, chain, null)] : [];
    });
  };
  const inText = (text: string) => (text.length > longestText ? [] : check(text, false));
  return {
    inText,
    inCode: (text) => inText(text).filter(({ verdict, hasUnits }) => verdict === 'doubtful' && hasUnits),
    inFormula: (latex) => {
      if (latex.length > longestFormula) return [];
      const text = plainFormula(latex);
      const found = check(text, true);
      if (found.every(({ verdict }) => verdict === 'checked') && hasUndecided(text, found)) return [];
      return found.map((each) => ({ ...each, text: formulaText(latex) }));
    },
    asText: (latex) => {
      if (latex.length > longestFormula) return null;
      const text = plainFormula(latex).replaceAll(uprightMark, '');
      const side = readSide(text, 0, { language, isFormula: false, choice: new Set(), budget });
      return side?.end === text.length ? text : null;
    },
  };
}

/** A formula has one mark: it says nothing of a statement beside the one that was reckoned, unless that only names a value. */
function hasUndecided(text: string, found: readonly FoundEquality[]): boolean {
  let at = 0;
  return text.split(/([;\n⇒⇔→↔∧∨]|,\s)/).some((statement) => {
    const [start, end] = [at, at + statement.length];
    at = end;
    if (!/[=≈]/.test(statement) || found.some((each) => each.start < end && each.end > start)) return false;
    return !naming.test(statement.replaceAll(uprightMark, ''));
  });
}

const naming = /^\s*[Δ∆]?\p{L}[\p{L}\p{N}_₀-₉'′]*\s*[=≈][^=≈]*$/u;

function equality(text: string, { start, end, sides }: Chain, found: string | null): FoundEquality {
  const plain = text.slice(start, end).replaceAll(uprightMark, '').replace(/\s+/g, ' ').trim();
  const hasUnits = sides.some(({ units }) => units.size > 0);
  return { start, end, text: plain, verdict: found === null ? 'checked' : 'doubtful', found, hasUnits };
}

function told({ value, unit }: Extract<Comparison, { kind: 'different' }>, language: Language): string {
  return unit ? joinUnit(formatNumber(inUnit(value, unit), language), unit, language) : formatNumber(value, language);
}

/** Where something can be meant in several ways, one that is right is enough, and all have to be wrong. */
function verdictOf(chain: Chain, chainsAs: (choice: ReadonlySet<Doubt>) => Chain[]): Comparison {
  const first = compareChain(chain);
  if (first.kind === 'same') return first;
  const doubts = [...new Set(chain.sides.flatMap(({ doubts }) => [...doubts]))];
  const choices = doubts.flatMap((doubt, at) => [
    new Set([doubt]),
    ...doubts.slice(at + 1).map((other) => new Set([doubt, other])),
  ]);
  const others = choices.map((choice) => {
    const same = chainsAs(choice).find(
      ({ start, sides }) => start === chain.start && sides.length === chain.sides.length,
    );
    return same ? compareChain(same) : ({ kind: 'open' } satisfies Comparison);
  });
  if (others.some(({ kind }) => kind === 'same')) return { kind: 'same' };
  return others.some(({ kind }) => kind === 'open') ? { kind: 'open' } : first;
}

/** Each side that has a value with the next one that has: one that differs is enough, and all have to be the same. */
function compareChain({ sides, relations }: Chain): Comparison {
  const known = sides.flatMap((side, at) => {
    const evaluated = evaluateSide(side);
    return evaluated ? [{ evaluated, at }] : [];
  });
  const comparisons = known.slice(1).map(({ evaluated, at }, index): Comparison => {
    const before = known[index];
    if (!before || !isClaim(before.evaluated.side, evaluated.side)) return { kind: 'open' };
    const isRough = relations.slice(before.at, at).includes('≈');
    return compareSides(before.evaluated, evaluated, isRough ? '≈' : '=');
  });
  const isRight = comparisons.length > 0 && comparisons.every(({ kind }) => kind === 'same');
  return comparisons.find(({ kind }) => kind === 'different') ?? { kind: isRight ? 'same' : 'open' };
}

/** Two bare numbers say nothing that could be reckoned, and something beside itself nothing at all. */
function isClaim(one: Side, other: Side): boolean {
  const isShare = [one, other].some(({ units }) => [...units.values()].some(({ unit }) => unit.text === '%'));
  const hasUnits = isShare || (one.units.size > 0 && other.units.size > 0);
  return (one.hasOperators || other.hasOperators || hasUnits) && one.text.trim() !== other.text.trim();
}

function isProvable({ sides }: Chain): boolean {
  return (
    sides.length === 2 &&
    sides.every(({ hasSymbols, hasOperators, units }) => hasSymbols && hasOperators && units.size === 0)
  );
}

/** Whether both sides are the same whatever their letters stand for: most equations are not, and nothing is wrong with them. */
function isIdentity({ sides }: Chain): boolean {
  const [left = '', right = ''] = sides.map(({ text }) => text.replaceAll(uprightMark, ''));
  const names = (text: string) =>
    new Set(text.replace(functionWord, ' ').match(/\p{L}(?:_[\p{L}\p{N}]+|[₀₁₂₃₄₅₆₇₈₉]+)?/gu));
  const both = [...names(left)];
  if (left.trim() === right.trim() || both.length > 6 || names(right).size !== both.length) return false;
  const options = { names: both, implicitProducts: true, decimalComma: true };
  const [one, other] = [readExpression(left, options), readExpression(right, options)];
  if (one.kind !== 'expression' || other.kind !== 'expression' || one.choices || other.choices) return false;
  const symbols = both.map((key) => ({ key, min: 0.3, max: 2.7 }));
  return equivalent(one.expression, other.expression, { symbols, seed: 1 }).kind === 'equal';
}

const functionWord = /(?:arc)?(?:sin|cos|tan)|ln|log|exp|sqrt/g;
