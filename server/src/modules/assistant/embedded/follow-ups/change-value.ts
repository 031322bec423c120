import { measuresSame } from '@navor/quantities';
import type { FoundFact } from '../../../search/index.ts';
import { matchQuestion, withoutChoice } from '../computation/match-question.ts';
import type { ReplyContext } from '../reply.ts';
import type { FormulaMatch, UsedQuantity } from '../solving/match-formulas.ts';
import { symbolLikeness } from '../solving/quantity-names.ts';
import { likeness, nameWords } from '../solving/question-words.ts';
import { type Given, type Problem, readProblem } from '../solving/read-problem.ts';
import { areKnown, nameFound, ownWords } from './known-words.ts';
import { matchComputation } from './match-computation.ts';
import type { Computation, Continue } from './thread.ts';

const mostChanged = 2;

/** `And with 24 V?`: the same question with another value in the place of one of its kind. */
export const changeValue: Continue<Computation> = async (context, thread, { rest, isTied }) => {
  const { language } = context.request;
  const change = readProblem(rest, language);
  const words = ownWords(rest, language);
  const isAlone = words.length === 0;
  if (!isTied && !isAlone) return null;
  if (change.givens.length === 0 || change.givens.length > mostChanged || change.asked.unit) return null;
  if (change.givens.some(({ isBare, symbols, isDifference }) => isDifference || (isBare && symbols.length === 0)))
    return null;
  const isSame = areKnown(words, thread, language);
  // What was asked afterwards may give values as well, and is closer.
  const texts = [withoutChoice(thread.question).text, ...thread.further];
  const read = texts.map((text) => readProblem(text, language));
  const taken: Taken[] = [];
  for (const given of change.givens) {
    const places = read.map((before, at) => ({ at, place: placeFor(given, before, thread.found, change) }));
    const { at, place } = places.findLast(({ place: { kind } }) => kind !== 'none') ?? {
      at: 0,
      place: { kind: 'none' },
    };
    if (place.kind === 'several') {
      const match = askWhich(given, place.used, thread.found);
      return match && { thread, told: [{ kind: 'match', match, question: thread.question, understood: null }] };
    }
    if (place.kind === 'none' || taken.some((other) => other.place === place.given)) {
      const isChange = isTied && isSame && thread.match.kind === 'solved' && !(await isQuestion(context, rest));
      return isChange ? { thread, told: [{ kind: 'unplaced', value: given.text }] } : null;
    }
    taken.push({ at, given, place: place.given });
  }
  const [question = '', ...asked] = [thread.question, ...thread.further].map((text, own) =>
    withValues(
      text,
      taken.filter(({ at }) => at === own),
    ),
  );
  // `And what is the power at 24 V?` changes a value and asks for something else.
  const further = isSame ? asked : [...asked, withoutValues(rest, change)];
  const changed = await matchComputation(context, { question, further });
  if (!isSame && !nameFound(words, changed.match, language)) return null;
  if (changed.match.kind === 'none') return null;
  const told = { kind: 'match', match: changed.match, question: changed.question, understood: null } as const;
  return { thread: { ...changed, earlier: thread.earlier }, told: [told] };
};

/** A value for the place of another, in the question or in what was asked afterwards. */
type Taken = { at: number; given: Given; place: Given };

type Place =
  | { kind: 'one'; given: Given }
  /** Which of these is meant is not told. */
  | { kind: 'several'; used: UsedQuantity[] }
  | { kind: 'none' };

/** What a new value stands in for: what has its symbol, what is called so, or the only one of its kind. */
function placeFor(given: Given, before: Problem, found: Computation['found'], change: Problem): Place {
  const { words, language } = change;
  const isLike = (other: Given) => !other.isDifference && (given.isBare ? true : measuresSame(given.unit, other.unit));
  const alike = before.givens.filter(isLike);
  const used = usedOf(found)
    .filter((each) => !each.given.isDifference && alike.some(({ start }) => start === each.given.start))
    .filter((each, at, all) => all.findIndex((other) => other.given.start === each.given.start) === at);
  const givenOf = ({ given: own }: Used) => alike.find(({ start }) => start === own.start);
  const one = (found: Given | undefined): Place => (found ? { kind: 'one', given: found } : { kind: 'none' });
  const [symbol] = given.symbols;
  if (symbol !== undefined) {
    const equal = used.find((each) => symbolLikeness(symbol, each) === 1);
    const written = alike.find(({ symbols }) =>
      symbols.some((own) => own === symbol || symbolLikeness(symbol, { key: own, name: '' }) === 1),
    );
    return one((equal && givenOf(equal)) ?? written);
  }
  if (alike.length < 2) return one(alike[0]);
  const end = endOfRange(change.text.slice(0, given.start), alike);
  if (end && before.givens.some(({ isDifference }) => isDifference)) return one(end);
  const rated = used.map((each) => {
    const names = nameWords(each.name, language);
    return { each, likeness: words.filter((word) => names.some((name) => likeness(word, name) > 0)).length };
  });
  const most = Math.max(0, ...rated.map((own) => own.likeness));
  const [best, ...others] = rated.filter((own) => own.likeness === most);
  if (best && most > 0 && others.length === 0) return one(givenOf(best.each));
  return used.length > 1 ? { kind: 'several', used } : { kind: 'none' };
}

/** `And to 90 °C?` is the other end of a range from 20 °C to 80 °C. */
function endOfRange(text: string, [first, ...others]: readonly Given[]): Given | undefined {
  if (/(?<!\p{L})(?:to|na|do|auf|bis)\s*$/iu.test(text)) return others.at(-1);
  return /(?<!\p{L})(?:from|od|iz|von|ab)\s*$/iu.test(text) ? first : undefined;
}

type Used = Extract<UsedQuantity, { origin: 'given' }>;

function usedOf(found: Computation['found']): Used[] {
  const used = found.flatMap(({ steps }) => steps.flatMap((step) => step.used));
  return used.filter((each): each is Used => each.origin === 'given');
}

function askWhich(
  given: Given,
  used: readonly UsedQuantity[],
  [first]: Computation['found'],
): FormulaMatch<FoundFact> | null {
  const candidate = first?.candidates.at(-1);
  if (!first || !candidate) return null;
  const described = ({ key, name, symbol, latex }: Pick<UsedQuantity, 'key' | 'name' | 'symbol' | 'latex'>) => ({
    ...{ key, name, symbol, latex },
    ...{ unit: '', options: [] },
  });
  return {
    ...{ kind: 'unclear', candidate, givens: [given] },
    ...{ between: used.map(described), asked: described(first.result) },
  };
}

/** With each of the values in the place of another. */
function withValues(question: string, taken: readonly Taken[]): string {
  // From the last one on, for what stands before it keeps its place.
  const fromLast = [...taken].sort((one, other) => other.place.start - one.place.start);
  return fromLast.reduce(
    (text, { given, place: { start, end } }) => text.slice(0, start) + given.text + text.slice(end),
    question,
  );
}

async function isQuestion(context: ReplyContext, text: string): Promise<boolean> {
  const { match } = await matchQuestion(context, text);
  return match.kind === 'solved';
}

function withoutValues(text: string, { givens }: Problem): string {
  return [...givens].reverse().reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
}
