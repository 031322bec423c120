import { isStopWord } from '../analysis/stop-words.ts';
import { editDistance, toleranceOf } from '../analysis/typing-errors.ts';
import { isCertainSlip, slipBetween, withoutDoubles } from './slips.ts';
import type { VocabularyWord, WordUses } from './vocabulary.ts';

export type NearWord = VocabularyWord & { distance: number };

/** What becomes of a word that nothing has: other words are looked for, or one is offered while the word stays. */
export type Correction = { kind: 'replaced'; by: NearWord[] } | { kind: 'offered'; by: [NearWord] };

const mostTried = 12;
const mostInstead = 3;
/** Two slips in a shorter word make another word. */
const longEnoughForTwo = 8;
/** Shorter ones are the beginning of too much; with a slip even more so. */
const [shortestBeginning, shortestMistypedBeginning] = [6, 7];

/** Words that may have been meant by one that nobody uses, the nearest first. Nobody looks for a function word. */
export function rankCorrections(typed: string, near: VocabularyWord[]): NearWord[] {
  const most = typed.length < longEnoughForTwo ? Math.min(1, toleranceOf(typed)) : toleranceOf(typed);
  return near
    .filter(({ word }) => !isStopWord(word))
    .map((each) => ({ ...each, distance: distanceTo(typed, each.word, most) }))
    .filter(({ distance }) => distance < most + 1)
    .sort(
      (one, other) => one.distance - other.distance || sharesStart(other.word, typed) - sharesStart(one.word, typed),
    )
    .slice(0, mostTried);
}

/**
 * A word that nothing has may be spelt as it should be: it is replaced only where nobody would write it so on purpose, by
 * words of the asker's language that mean one thing. Otherwise the nearest word is offered, the one of most texts first.
 */
export function chooseCorrection(typed: string, near: NearWord[], visible: Map<string, WordUses>): Correction | null {
  const certain = near.filter((each) => isCertain(typed, each, visible.get(each.word)));
  const replacing = nearest(certain.filter(({ word }) => visible.get(word)?.isInLanguage));
  const best = byUse(replacing, visible);
  if (best.length > 0 && areAlike(best)) return { kind: 'replaced', by: best.slice(0, mostInstead) };
  const likely = near.filter(({ word }) => visible.get(word)?.isInLanguage && sharesStart(typed, word) > 0);
  const offered = nearest([...likely, ...certain]);
  const [first] = byUse(offered, visible);
  return first && (first.distance < 2 || areAlike(offered)) ? { kind: 'offered', by: [first] } : null;
}

function nearest(words: NearWord[]): NearWord[] {
  const least = Math.min(...words.map(({ distance }) => distance));
  return words.filter(({ distance }) => distance === least);
}

function byUse(words: NearWord[], visible: Map<string, WordUses>): NearWord[] {
  return words.toSorted((one, other) => usageScore(visible.get(other.word)) - usageScore(visible.get(one.word)));
}

function usageScore(seen: WordUses | undefined): number {
  return seen ? seen.count + (seen.isInLanguage ? 1_000_000 : 0) : 0;
}

/**
 * As the whole word, or as the beginning of a longer one: `kirchoff` for `Kirchhoffova`. There a doubled letter alone is
 * certain, since most other beginnings are words themselves: `Scheibe` for `Schiebesitz`.
 */
function isCertain(typed: string, { word, written }: NearWord, uses: WordUses | undefined): boolean {
  if (!uses) return false;
  const slip = slipBetween(typed, word);
  // `Fliesen` and `fließen` sound different.
  if (slip.kind === 'doubled' && written.includes('ß')) return false;
  if (isCertainSlip(typed, slip, uses)) return true;
  if (typed.length < shortestMistypedBeginning || word.length <= typed.length + 1) return false;
  return beginningsOf(typed, word).some((beginning) => slipBetween(typed, beginning).kind === 'doubled');
}

const sharedBeginning = 5;

/** What is as near to one word as to quite another may be neither. */
function areAlike([first, ...others]: NearWord[]): boolean {
  const beginning = first?.word.slice(0, sharedBeginning) ?? '';
  return others.every(({ word }) => word.startsWith(beginning));
}

/** To a word, or to the beginning of a longer one, which is never as near as a whole word may be. */
function distanceTo(typed: string, word: string, most: number): number {
  const whole = editDistance(typed, word, most);
  const [short, other] = [withoutDoubles(typed), withoutDoubles(word)];
  // `tokk` is nearer to `tok` than to `toka`.
  if (short === other) return whole === 0 ? 0 : 0.5;
  if (whole <= 1) return whole;
  const squeezed = editDistance(short, other, 1);
  if (squeezed <= 1 && (short !== typed || other !== word)) return 1 + squeezed / 2;
  if (whole <= most && isTwoSlips(typed, word)) return whole;
  return beginningDistance(typed, word, most);
}

function beginningDistance(typed: string, word: string, most: number): number {
  if (typed.length < shortestBeginning || word.length <= typed.length) return most + 1;
  const least = Math.min(...beginningsOf(typed, word).map((beginning) => editDistance(typed, beginning, 1)));
  if (least === 1 && (typed.length < shortestMistypedBeginning || !differsBeforeEnding(typed, word))) return most + 1;
  if (least > 1) return most + 1;
  return most + least / 2;
}

/** What of a longer word somebody may have typed with one slip. */
function beginningsOf(typed: string, word: string): string[] {
  return [0, 1, -1].map((more) => word.slice(0, typed.length + more));
}

/**
 * Whether a word two letters away is likely to be a mistyped one: it begins alike, and neither has two letters replaced
 * (`elektrike`, `elektrone`), nor a syllable more (`kinetična`, `kinematična`), nor just another ending.
 */
function isTwoSlips(typed: string, word: string): boolean {
  // An ending of another language: `hexadecimalni`.
  if (word.length >= longEnoughForTwo && typed.startsWith(word)) return true;
  if (sharesStart(typed, word) === 0 || Math.abs(typed.length - word.length) > 1) return false;
  const letters = [...typed];
  if (typed.length === word.length && letters.filter((letter, at) => letter !== word[at]).length <= 2) return false;
  return differsBeforeEnding(typed, word);
}

/** What differs in its last letters alone is another form or another word. */
function differsBeforeEnding(typed: string, word: string): boolean {
  const shared = [...typed].findIndex((letter, at) => letter !== word[at]);
  return shared !== -1 && shared < typed.length - 2;
}

function sharesStart(one: string, other: string): number {
  return one[0] === other[0] ? 1 : 0;
}
