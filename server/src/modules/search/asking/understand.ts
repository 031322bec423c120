import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import { fold } from '../../../content/language/fold.ts';
import { germanParts } from '../../../content/language/german-parts.ts';
import { tokenize } from '../../../content/language/tokenize.ts';
import { lexemesOf } from '../lexemes.ts';
import type { Sight } from '../search.policy.ts';
import { type LookedUp, lookUpWords, visibleWords } from './look-up-words.ts';
import { formsOf, formsOfMark, isMark, type Meaning } from './meanings.ts';
import { chooseMeant, type NearWord, nearest } from './nearest-words.ts';
import type { AskedWord, Question } from './read-question.ts';

export type Asking = { sight: Sight; language: Language; isTyping?: boolean };

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
      forms: found?.isExact && isMark(word.typed) ? formsOfMark(word.typed) : formsOf(instead ?? [word.typed]),
      related: relatedTo(word, found),
      ...(found && !found.isKnown && !instead && isLongEnough(word) && { beginning: word.folded }),
      parts: word.parts.length > 0 || instead ? word.parts.map(meaningOf) : compoundParts(word, found),
    };
  };
  const meanings = question.words.map(meaningOf);
  return { question, meanings: asking.isTyping ? unfinished(meanings) : meanings, corrected: correct(question, meant) };
}

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
    const best = chooseMeant(near, visible);
    if (best.length > 0) meant.set(word, best);
  }
  return meant;
}

/** Shorter ones are the beginning of too much, and marks in capitals are whole. */
function isLongEnough({ typed, folded }: AskedWord): boolean {
  return folded.length >= 3 && !isMark(typed);
}

/** A single letter begins too much, two do where there is nothing else. */
function unfinished(meanings: Meaning[]): Meaning[] {
  const [last, shortest] = [meanings.at(-1), meanings.length > 1 ? 2 : 3];
  if (!last || last.word.folded.length < shortest) return meanings;
  return [...meanings.slice(0, -1), { ...last, beginning: last.word.folded }];
}

/**
 * A word is part of longer ones in German texts: `bolt` is not in `Boltzmann`. Of a word that nothing has, longer ones are
 * taken wherever they are, since it may be the beginning of a mark or of a word that is being typed.
 */
function relatedTo({ typed, folded }: AskedWord, found: LookedUp | undefined): string[] {
  if (!found) return [];
  const isBeginning = (word: string) => !found.isKnown && !isMark(typed) && word.startsWith(folded);
  return found.related.flatMap((word) => (isBeginning(word) ? [word] : lexemesOf(word, 'de').stems.slice(0, 1)));
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
