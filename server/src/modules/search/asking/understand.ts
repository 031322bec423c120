import type { Language } from '@navor/contract';
import type { Pool } from 'pg';
import { fold } from '../../../platform/language/fold.ts';
import { germanParts } from '../../../platform/language/german-parts.ts';
import { tokenize } from '../../../platform/language/tokenize.ts';
import { editDistance, toleranceOf } from '../../../platform/language/typing-errors.ts';
import type { Sight } from '../search.policy.ts';
import { type KnownWord, type LookedUp, lookUpWords, visibleWords } from './look-up-words.ts';
import { formsOf, type Meaning } from './meanings.ts';
import type { AskedWord, Question } from './read-question.ts';

export type Asking = { sight: Sight; language: Language };

type NearWord = KnownWord & { distance: number };

export type Understood = {
  question: Question;
  meanings: Meaning[];
  /** The question without what seems to be mistyped in it; null where nothing does. */
  corrected: string | null;
};

/**
 * Finds out what words may mean: by one statement, and one more where somebody seems to have mistyped a word. Only what the
 * asker may find counts as known, and only that is offered instead.
 */
export async function understand(pool: Pool, question: Question, asking: Asking): Promise<Understood> {
  const words = question.words.flatMap((word) => [word, ...word.parts]);
  const lookedUp = await lookUpWords(pool, words, asking.sight);
  const meant = await meantInstead(pool, lookedUp, asking);
  const meaningOf = (word: AskedWord): Meaning => {
    const found = lookedUp.get(word.folded);
    const instead = meant.get(word.folded)?.map((near) => near.word);
    return {
      word,
      forms: formsOf(instead ?? [word.typed]),
      related: found?.related ?? [],
      parts: word.parts.length > 0 || instead ? word.parts.map(meaningOf) : compoundParts(word, found),
    };
  };
  return { question, meanings: question.words.map(meaningOf), corrected: correct(question, meant) };
}

const mostInstead = 3;
const mostTried = 12;

/** For each word that nothing has which the asker may find: the nearest ones that something has. */
async function meantInstead(
  pool: Pool,
  lookedUp: Map<string, LookedUp>,
  asking: Asking,
): Promise<Map<string, NearWord[]>> {
  const unknown = [...lookedUp].filter(([, { isKnown, near }]) => !isKnown && near.length > 0);
  const tried = new Map(unknown.map(([word, { near }]) => [word, nearest(word, near)]));
  const candidates = [...new Set([...tried.values()].flat().map(({ word }) => word))];
  if (candidates.length === 0) return new Map();
  const visible = await visibleWords(pool, candidates, asking);
  const meant = new Map<string, NearWord[]>();
  for (const [word, near] of tried) {
    const offered = near.filter((each) => visible.has(each.word));
    const least = Math.min(...offered.map(({ distance }) => distance));
    const best = offered
      .filter(({ distance }) => distance === least)
      .sort((one, other) => Number(visible.get(other.word)) - Number(visible.get(one.word)));
    if (best.length > 0) meant.set(word, best.slice(0, mostInstead));
  }
  return meant;
}

/** Nearest first; people rarely mistype the first letter. */
function nearest(word: string, near: KnownWord[]): NearWord[] {
  const most = toleranceOf(word);
  return near
    .map((each) => ({ ...each, distance: distanceTo(word, each.word, most) }))
    .filter(({ distance }) => distance < most + 1)
    .sort((one, other) => one.distance - other.distance || sharesStart(other.word, word) - sharesStart(one.word, word))
    .slice(0, mostTried);
}

/** Shorter ones are the beginning of too much, with or without a slip. */
const shortestBeginning = 6;

/** To a word, or to the beginning of a longer one, which is never as near as a whole word may be. */
function distanceTo(typed: string, word: string, most: number): number {
  const whole = editDistance(typed, word, most);
  if (whole <= most || typed.length < shortestBeginning) return whole;
  const beginnings = [0, 1, -1].map((more) => word.slice(0, typed.length + more));
  const least = Math.min(...beginnings.map((beginning) => editDistance(typed, beginning, 1)));
  return least <= 1 ? most + least / 2 : most + 1;
}

function sharesStart(one: string, other: string): number {
  return one[0] === other[0] ? 1 : 0;
}

/** Where nothing has a compound, what has all its parts may do. */
function compoundParts({ folded }: AskedWord, found: LookedUp | undefined): Meaning[] {
  if (!found || found.isKnown) return [];
  return germanParts(folded, (word) => found.pieces.has(word)).map((part) => ({
    ...{ word: { typed: part, folded: part, parts: [] }, forms: formsOf([part]), related: [], parts: [] },
  }));
}

function correct({ text }: Question, meant: Map<string, NearWord[]>): string | null {
  let [corrected, copied] = ['', 0];
  for (const { start, end, word, parts } of tokenize(text)) {
    const best = parts === 0 ? meant.get(fold(word))?.[0] : undefined;
    if (!best) continue;
    corrected += text.slice(copied, start) + best.written;
    copied = end;
  }
  return copied === 0 ? null : corrected + text.slice(copied);
}
