import { fieldUnit, measuresSame, quantityKind } from '@navor/quantities';
import { isStopWord } from '../../../search/index.ts';
import { modelOf } from '../solving/formula-model.ts';
import type { Candidate, FormulaMatch, Solved } from '../solving/match-formulas.ts';
import { likeness, nameWords } from '../solving/question-words.ts';
import type { Problem } from '../solving/read-problem.ts';
import { usualKind } from '../solving/usual-names.ts';
import { hasAllWords, isFormOf, wordsOf } from '../wording/same-words.ts';
import { titleOf } from './title-of.ts';

/** Of all candidates, those with a quantity that the question names whole, by the longest of such names. */
export function candidatesNamed<C extends Candidate>({ asked, text }: Problem, candidates: readonly C[]): C[] {
  const words = askingWords(asked);
  const written = new Set(wordsOf(text).flatMap((word) => word.split('-')));
  const lengths = candidates.map(({ fact }) =>
    Math.max(0, ...namesOf(fact).map((name) => lengthIfNamed(name, words, written))),
  );
  const longest = Math.max(0, ...lengths);
  return longest === 0 ? [] : candidates.filter((_, at) => lengths[at] === longest);
}

/** Who writes `Leiterstrom` means this rather than what it stands for, a `Stromstärke`. */
const lengthOfMeant = 0.9;

function lengthIfNamed(name: string, words: readonly string[], written: ReadonlySet<string>): number {
  const own = separateWords(name).filter((word) => !isStopWord(word));
  if (own.length === 0 || !hasAllWords(own, words)) return 0;
  const isWritten = (word: string) => [...written].some((other) => isFormOf(word, other));
  return own.reduce((sum, word) => sum + (isWritten(word) ? 1 : lengthOfMeant), 0);
}

function namesOf(fact: Candidate['fact']): string[] {
  if (fact.kind === 'row') return [];
  const { quantities } = fact.kind === 'formula' ? fact.formula : fact.calculator;
  return quantities.filter(({ kind }) => kind === 'variable' || kind === 'ruled').map(({ name }) => name);
}

/**
 * Whether a result is what the question wants to know. The quantities of a question may fit a formula of quite another matter
 * by chance, and a wrong answer is worse than none.
 */
export function isWhatWasAsked<C extends Candidate>(
  problem: Problem,
  { solved }: Extract<FormulaMatch<C>, { kind: 'solved' }>,
): boolean {
  const { asked, givens } = problem;
  const words = askingWords(asked);
  if (isOtherKind(problem, solved)) return false;
  // Without a word on what is sought, one value alone says too little.
  if (words.length === 0 && givens.length < 2) return false;
  // `5 m in inches` asks for no quantity, whichever has such a unit.
  const isConverted = asked.unit !== null && givens.every(({ unit }) => asked.unit && measuresSame(unit, asked.unit));
  if (words.length === 0 || asked.symbol !== null || (asked.unit !== null && !isConverted)) return true;
  const titles = solved.candidates.map(({ fact }) => titleOf(fact) ?? '');
  const known = separateWords([solved.result.name, ...titles].join(' '));
  return words.some((word) => known.some((other) => isFormOf(word, other) || isCompoundOf(word, other)));
}

/** Whether a voltage is asked for where a resistance was found, however many words they share: `napetost na drugem uporu`. */
function isOtherKind<C extends Candidate>({ asked, language }: Problem, { candidates, result }: Solved<C>): boolean {
  const first = asked.words.find(({ isLeading }) => isLeading)?.word;
  // An English speed may be one of a shaft.
  if (!first || nameWords(result.name, language).some((word) => likeness(first, word) === 1)) return false;
  const kind = usualKind(first, language);
  const fact = candidates.at(-1)?.fact;
  const found = fact && modelOf(fact)?.quantities.find(({ key }) => key === result.key);
  return kind !== undefined && found !== undefined && quantityKind(fieldUnit(found)) !== kind;
}

/** What is asked stands first in a question; words beside a value tell what that is. */
const [leastWeight, ownWeight] = [0.65, 0.85];

function askingWords({ words }: Problem['asked']): string[] {
  const asking = words.filter(
    ({ weight, names, isLeading }) => weight >= (names.length === 0 || isLeading ? leastWeight : ownWeight),
  );
  return asking.flatMap(({ word }) => word.folded.split('-'));
}

/** Whether a quantity that could be found if more were said is the one that was asked for. */
export function isNameAsked({ asked }: Problem, name: string): boolean {
  const words = askingWords(asked);
  return words.length === 0 || words.some((word) => separateWords(name).some((other) => isFormOf(word, other)));
}

/** An internal resistance is a resistance, and an `Innenwiderstand` a `Widerstand`, but not the other way round. */
export function isKindOf(special: string, general: string): boolean {
  const [own, others] = [separateWords(special), separateWords(general)];
  const isCovered = others.every((other) => own.some((word) => isFormOf(word, other) || word.endsWith(other)));
  return isCovered && !(own.length === others.length && hasAllWords(own, others));
}

/** Words with hyphens are compared by their parts. */
function separateWords(text: string): string[] {
  return wordsOf(text).flatMap((word) => word.split('-'));
}

/** `Wellenleistung` is a `Leistung`. */
function isCompoundOf(word: string, other: string): boolean {
  const [long, short] = word.length > other.length ? [word, other] : [other, word];
  return short.length >= 4 && long.endsWith(short);
}
