import type { Language } from '@navor/languages';
import {
  type Dimension,
  type FoundQuantity,
  findQuantities,
  findUnits,
  isSameDimension,
  type Unit,
} from '@navor/quantities';
import { type QuestionWord, questionWords } from './question-words.ts';

/** A quantity that a question gives, with the words around it that may tell which one it is. */
export type Given = FoundQuantity & {
  before: QuestionWord[];
  after: QuestionWord[];
  /** The value is the difference of the two ends of a range, such as of `od 20 °C do 80 °C`. */
  isDifference: boolean;
  /** Whether the words before it tell by how much something changes (`za 60 °C`), or where it comes to (`na 80 °C`). */
  tells: 'change' | 'state' | null;
};

/** What a question wants to know, as far as it says so. */
export type Asked = {
  /** Each with how likely it tells what is asked, from 0 to 1, and the values that it may name as well. */
  words: { word: QuestionWord; weight: number; names: Given[]; isLeading: boolean }[];
  /** `I` of `Koliko je I?` */
  symbol: string | null;
  /** The unit that the result is wanted in: `kW` of `v kW`, `Wie viel Ohm`. */
  unit: Unit | null;
};

export type Problem = {
  text: string;
  language: Language;
  givens: Given[];
  asked: Asked;
  words: QuestionWord[];
  /** Those of what is given and asked, each once: what formulas are found by. */
  dimensions: Dimension[];
};

const longestQuestion = 2000;
const mostGivens = 10;

/** Takes a question apart into what is given and what is asked. */
export function readProblem(question: string, language: Language): Problem {
  const text = question.slice(0, longestQuestion);
  const found = findQuantities(text, language).slice(0, mostGivens);
  const words = questionWords(text, language).filter(
    ({ start, end }) => !found.some((quantity) => start < quantity.end && end > quantity.start),
  );
  const givens: Given[] = [];
  for (const [at, quantity] of found.entries()) {
    const own = withWords(quantity, found[at - 1], found[at + 1], words, text);
    givens.push(listedWith(givens.at(-1), own, text));
  }
  const asked = readAsked(text, language, words, givens);
  const dimensions = [...givens.map(({ dimension }) => dimension), ...(asked.unit ? [asked.unit.dimension] : [])];
  return {
    ...{ text, language, words, asked },
    givens: [...givens, ...differences(givens, text)],
    dimensions: dimensions.filter((own, at) => dimensions.findIndex((other) => isSameDimension(own, other)) === at),
  };
}

function withWords(
  quantity: FoundQuantity,
  previous: FoundQuantity | undefined,
  next: FoundQuantity | undefined,
  words: readonly QuestionWord[],
  text: string,
): Given {
  const between = (from: number, to: number) => words.filter(({ start, end }) => start >= from && end <= to);
  const from = previous?.end ?? 0;
  const gap = text.slice(from, quantity.start);
  // What stands before a comma or an "and" belongs to the value before it.
  const cut = [...gap.matchAll(joint)].map(({ index, 0: sign }) => from + index + sign.length).at(-1) ?? from;
  const own = between(cut, quantity.start);
  const rest = text.slice(quantity.end, next?.start);
  const stop = next ? (joint.exec(rest)?.index ?? rest.length) : rest.length;
  joint.lastIndex = 0;
  return {
    ...quantity,
    before: own.length > 0 || previous ? own : between(from, quantity.start),
    after: between(quantity.end, quantity.end + stop),
    isDifference: false,
    tells: toldBy(text.slice(Math.max(0, quantity.start - 40), quantity.start)),
  };
}

/** Of `upora 4 Ω in 6 Ω`, what is said of the first is said of the second. */
function listedWith(previous: Given | undefined, own: Given, text: string): Given {
  if (!previous || previous.isBare || own.before.length > 0 || own.symbols.length > 0) return own;
  const isListed = /^\s*(?:,|in|ter|and|und|&)\s*$/.test(text.slice(previous.end, own.start));
  return isListed && isSameDimension(previous.dimension, own.dimension) ? { ...own, before: previous.before } : own;
}

/** Of a rise by 60 °C and a rise to 60 °C, only the first is a difference. */
const change =
  /(?:(?<!\p{L})(?:za|by|um)\s+|(?:razlik|spremem|differ|change|rise|drop|unterschied|änderung)\p{L}*(?:\s+(?:je|is|ist|of|von|in temperature|temperature?))*\s*|[Δ∆]\p{L}\s*=\s*)$/iu;
const state = /(?<!\p{L})(?:na|pri|do|od|iz|to|at|from|auf|bei|bis|von)\s+$/iu;

function toldBy(before: string): Given['tells'] {
  if (change.test(before)) return 'change';
  return state.test(before) ? 'state' : null;
}

const joint = /[,;.?!]\s|\s(?:in|ter|and|und|pri|at|bei)\s/giu;

const fromTo = /^,? (?:na|do|to|auf|bis) $/i;

/** From one value to another of the same kind: what changes is their difference. */
function differences(givens: readonly Given[], text: string): Given[] {
  return givens.flatMap((own, at) => {
    const next = givens[at + 1];
    if (!next || own.isBare || !isSameDimension(own.dimension, next.dimension)) return [];
    const isPair = own.range === 'from' || fromTo.test(text.slice(own.end, next.start));
    if (!isPair) return [];
    const value = next.value - own.value;
    const written = text.slice(own.start, next.end);
    return [{ ...own, value, unit: { ...next.unit, offset: 0 }, text: written, end: next.end, isDifference: true }];
  });
}

const asking: Record<Language, RegExp> = {
  sl: /(?<!\p{L})(?:kolik\p{L}*|kakš\p{L}*|kako|izračuna\p{L}*|določi\p{L}*|poišči\p{L}*|kaj|kater\p{L}*|zanima)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:what(?:'s|’s)?|how|calculate|compute|find|determine|which|work out)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:wie|welch\p{L}*|was|berechne\p{L}*|bestimme\p{L}*|ermittle\p{L}*|gesucht)(?!\p{L})/giu,
};

/** Of the first two words after the one that asks, before the sentence turns to what is given. */
const leadingWeight = 0.9;
const turning = /[,;:]|\s(?:če|ko|pri|skozi|if|when|at|with|wenn|falls|bei|mit)\s/iu;

/** `Napetost vira pri 0,1 Ω` tells nothing of what the ohms are. */
const parting = /\s(?:pri|at|bei)\s/iu;

function readAsked(text: string, language: Language, words: readonly QuestionWord[], givens: readonly Given[]): Asked {
  const { from, asker, to } = askingPart(text, language);
  const ending = asker === 0 ? 0 : asker + (turning.exec(text.slice(asker, to))?.index ?? to - asker);
  let place = 0;
  const weighted = words.map((word) => {
    const isAsker = word.start === from && word.end === asker;
    const isInside = word.start >= from && word.end <= to && !isAsker;
    const weight = isInside ? Math.max(0.4, 1 - 0.1 * place++) : 0.15;
    const behind = givens.filter(({ after, end }) => after[0] === word && word.start - end <= 1);
    const ahead = givens.filter(
      ({ before, start }) => before.slice(-2).includes(word) && !parting.test(text.slice(word.end, start)),
    );
    const names = [...ahead, ...behind];
    // `Kolikšna je reaktanca 100 nF …` asks for what stands first, whatever value comes next.
    const isLeading = isInside && word.end <= ending && weight >= leadingWeight && behind.length === 0;
    return { word, weight, names, isLeading };
  });
  return { words: weighted, symbol: askedSymbol(text, from, to), unit: askedUnit(text, language) };
}

/** From the last word that asks to the end of its sentence; what stands alone before the question mark, or the whole text, where none does. */
function askingPart(text: string, language: Language): { from: number; asker: number; to: number } {
  const found = [...text.matchAll(asking[language])].at(-1);
  if (!found) {
    const alone = /(?<=[,;:.]\s+)[^,;:.?\d]*\p{L}{3}[^,;:.?\d]*(?=\?\s*$)/u.exec(text);
    return { from: alone?.index ?? 0, asker: alone?.index ?? 0, to: text.length };
  }
  const from = found.index;
  const end = /[?!]|\.\s|\n/.exec(text.slice(from))?.index;
  return { from, asker: from + found[0].length, to: end === undefined ? text.length : from + end };
}

const symbol = '(\\p{L}(?:_?\\{?\\w{1,4}\\}?|[₀₁₂₃₄₅₆₇₈₉]{1,2})?)';

function askedSymbol(text: string, from: number, to: number): string | null {
  const equated = new RegExp(`(?<![\\p{L}\\d_])${symbol}\\s*=\\s*(?:\\?|…)`, 'u').exec(text)?.[1];
  if (equated) return equated;
  const after = /^\S+\s+(?:je |is |are |the |ist |znaša |beträgt |wert |velikost |value of )*(\S+)/iu.exec(
    text.slice(from, to),
  )?.[1];
  const bare = after?.replace(/[$?.,!]/g, '') ?? '';
  return /^(?:[A-Zα-ωΔ]|[A-Za-zα-ω](?:_\{?\w{1,4}\}?|\d{1,2}|[₀₁₂₃₄₅₆₇₈₉]{1,2}))$/u.test(bare) ? bare : null;
}

const wanting = /(?:(?<![\p{L}\d])(?:koliko|how many|how much|wie ?viele?|v|in|in units of))\s+$/iu;

function askedUnit(text: string, language: Language): Unit | null {
  const wanted = findUnits(text, language).filter(({ start }) =>
    wanting.test(text.slice(Math.max(0, start - 20), start)),
  );
  return wanted.at(-1)?.unit ?? null;
}
