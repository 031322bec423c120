import { LRUCache } from 'lru-cache';
import type { OpenQuestion } from '../../../quizzes/index.ts';
import { Reading } from './reading.ts';
import { sharedWords, wordsIn } from './words-in.ts';

/**
 * Whether what is said is about an open question: it has the question's own numbers in it, or so many of its words, or
 * names it by its place or its quiz.
 */
export function isAbout({ plain, words, quantities: here }: Reading, question: OpenQuestion): boolean {
  if (isNamed(plain, question)) return true;
  return question.bodies.some((body) => {
    const { own, givens } = factsOf(body);
    const shared = sharedWords(own, words).length;
    const told = givens.filter((given) =>
      here.some(({ value, unit }) => unit?.text !== undefined && isClose(value, given)),
    ).length;
    if (told >= 2 && told >= givens.length / 2) return true;
    if (told >= 1 && shared >= Math.min(2, own.length)) return true;
    return own.length > 0 && shared >= Math.min(own.length, Math.max(3, Math.ceil(0.4 * own.length)));
  });
}

/** Values that stand in a question with a unit, in SI base units. */
export function givensOf(body: string): number[] {
  return factsOf(body).givens;
}

type BodyFacts = { own: string[]; givens: number[] };
/** Each turn of a conversation is held against the same questions. */
const known = new LRUCache<string, BodyFacts>({ max: 1000 });

function factsOf(body: string): BodyFacts {
  const facts = known.get(body) ?? readFacts(body);
  known.set(body, facts);
  return facts;
}

function readFacts(body: string): BodyFacts {
  const quantities = Reading.of(body).quantities.filter(({ unit }) => unit !== null);
  return { own: [...new Set(wordsIn(body))], givens: [...new Set(quantities.map(({ value }) => value))] };
}

export function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other));
}

const ordinals: readonly (readonly string[])[] = [
  ['first', 'prv\\p{L}{1,3}', 'erste\\p{L}?'],
  ['second', 'drug\\p{L}{1,3}', 'zweite\\p{L}?'],
  ['third', 'tretj\\p{L}{1,3}', 'dritte\\p{L}?'],
  ['fourth', 'četrt\\p{L}{1,3}', 'vierte\\p{L}?'],
  ['fifth', 'pet\\p{L}{1,3}', 'fünfte\\p{L}?'],
  ['sixth', 'šest\\p{L}{1,3}', 'sechste\\p{L}?'],
];
const task = '(?:question|task|exercise|problem|vprašanj\\p{L}*|nalog\\p{L}*|frage|aufgabe)';

/** `question 3`, `3. vprašanje`, `die dritte Frage`. */
function isNamed(plain: string, { position }: OpenQuestion): boolean {
  const named = namedAt.get(position) ?? namePattern(position);
  namedAt.set(position, named);
  return named.test(plain);
}

const namedAt = new Map<number, RegExp>();

function namePattern(position: number): RegExp {
  const names = [
    `${task}\\s*(?:no\\.?|nr\\.?|št\\.?|number|številka|nummer)?\\s*${position}(?!\\d)`,
    `(?<!\\d)${position}\\.?\\s*${task}`,
    ...(ordinals[position - 1] ?? []).map((ordinal) => `(?<!\\p{L})${ordinal}\\s+${task}`),
  ];
  return new RegExp(names.join('|'), 'iu');
}
