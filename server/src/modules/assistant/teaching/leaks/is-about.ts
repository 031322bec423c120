import { isSameDimension } from '@navor/quantities';
import { LRUCache } from 'lru-cache';
import type { OpenQuestion } from '../../../quizzes/index.ts';
import type { FoundQuantity } from './quantities-in.ts';
import { Reading } from './reading.ts';
import { sharedWords, wordsIn } from './words-in.ts';

/**
 * Whether what is said is about an open question: it has the question's own numbers in it, or so many of its words, or
 * names it by its place or its quiz.
 */
export function isAbout(reading: Reading, question: OpenQuestion): boolean {
  const { plain, words, quantities: here } = reading;
  if (isNamed(plain, question) || hasGivens(reading, question)) return true;
  return question.bodies.some((body) => {
    const { own, givens } = factsOf(body);
    const shared = sharedWords(own, words).length;
    const told = givens.filter((given) =>
      here.some(({ value, unit }) => unit?.text !== undefined && isClose(value, given)),
    ).length;
    if (told >= 1 && shared >= Math.min(2, own.length)) return true;
    return own.length > 0 && shared >= Math.min(own.length, Math.max(3, Math.ceil(0.4 * own.length)));
  });
}

/** Who changes a value a little gets a result that is right within what is allowed. */
const nearly = 0.02;

/** Whether most of the question's own values are in it, with their units or without, in whatever order. */
function hasGivens({ quantities: here, bareNumbers }: Reading, { bodies }: OpenQuestion): boolean {
  return bodies.some((body) => {
    const { quantities } = factsOf(body);
    const measured = quantities.filter((given) => here.some((said) => isSameQuantity(said, given, nearly)));
    const bare = quantities.filter(({ written }) => bareNumbers.some((said) => isClose(said, written)));
    const told = new Set([...measured, ...bare]).size;
    // Small numbers are everywhere.
    const isTelling = measured.length > 0 || bare.some(({ figures }) => figures >= 2);
    return isTelling && told >= 2 && told >= quantities.length / 2;
  });
}

/** Whether it works with the question's own values; where it has but one, that one is enough, unless everybody has it. */
export function isWorked(reading: Reading, question: OpenQuestion): boolean {
  if (hasGivens(reading, question)) return true;
  return question.bodies.some((body) => {
    const [only, ...more] = factsOf(body).quantities;
    if (!only || more.length > 0 || only.figures < 2) return false;
    return reading.quantities.some((said) => isSameQuantity(said, only, 1e-6));
  });
}

/**
 * Whether it brings along values of its own, and none of the question's: however much its words are alike, it is another
 * task, and whoever has not seen the values of a question cannot solve it.
 */
export function hasOtherValues({ quantities: here }: Reading, { bodies }: OpenQuestion): boolean {
  const measured = here.filter(({ unit }) => unit !== null);
  if (new Set(measured.map(({ start }) => start)).size < 2) return false;
  const givens = bodies.flatMap((body) => factsOf(body).quantities);
  return givens.length > 0 && !measured.some((said) => givens.some((given) => isSameQuantity(said, given, nearly)));
}

function isSameQuantity({ value, unit }: FoundQuantity, given: FoundQuantity, tolerance: number): boolean {
  if (!unit || !given.unit || !isSameDimension(unit.dimension, given.unit.dimension)) return false;
  return Math.abs(value - given.value) <= tolerance * Math.abs(given.value);
}

/** Values that stand in a question with a unit, in SI base units. */
export function givensOf(body: string): number[] {
  return factsOf(body).givens;
}

/** All numbers of a question, with units or without. */
export function numbersOf(body: string): FoundQuantity[] {
  return factsOf(body).numbers;
}

type BodyFacts = { own: string[]; givens: number[]; quantities: FoundQuantity[]; numbers: FoundQuantity[] };
/** Each turn of a conversation is held against the same questions. */
const known = new LRUCache<string, BodyFacts>({ max: 1000 });

function factsOf(body: string): BodyFacts {
  const facts = known.get(body) ?? readFacts(body);
  known.set(body, facts);
  return facts;
}

function readFacts(body: string): BodyFacts {
  const numbers = Reading.of(body).quantities;
  const byValue = new Map(numbers.flatMap((each) => (each.unit === null ? [] : [[each.value, each] as const])));
  const own = [...new Set(wordsIn(body))];
  return { own, givens: [...byValue.keys()], quantities: [...byValue.values()], numbers };
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
