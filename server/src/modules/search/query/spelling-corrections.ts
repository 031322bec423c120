import { editDistance, toleranceOf } from '../analysis/typing-errors.ts';
import type { VocabularyWord, WordUses } from './vocabulary.ts';

export type Correction = VocabularyWord & { distance: number };

const mostTried = 12;
const mostInstead = 3;
/** Two slips in a shorter word make another word. */
const longEnoughForTwo = 8;
/** Shorter ones are the beginning of too much; with a slip even more so. */
const [shortestBeginning, shortestMistypedBeginning] = [6, 7];

/** Words that may have been meant by one that nobody uses, the nearest first. */
export function rankCorrections(typed: string, near: VocabularyWord[]): Correction[] {
  const most = typed.length < longEnoughForTwo ? Math.min(1, toleranceOf(typed)) : toleranceOf(typed);
  return near
    .map((each) => ({ ...each, distance: distanceTo(typed, each.word, most) }))
    .filter(({ distance }) => distance < most + 1)
    .sort(
      (one, other) => one.distance - other.distance || sharesStart(other.word, typed) - sharesStart(one.word, typed),
    )
    .slice(0, mostTried);
}

/** Of the nearest words that the asker may find those in the asker's language first, then those of most texts. */
export function chooseCorrections(near: Correction[], visible: Map<string, WordUses>): Correction[] {
  const offered = near.filter(({ word }) => visible.has(word));
  const least = Math.min(...offered.map(({ distance }) => distance));
  const best = offered
    .filter(({ distance }) => distance === least)
    .sort((one, other) => usageScore(visible.get(other.word)) - usageScore(visible.get(one.word)));
  return least < 2 || areAlike(best) ? best.slice(0, mostInstead) : [];
}

function usageScore(seen: WordUses | undefined): number {
  return seen ? seen.count + (seen.isInLanguage ? 1_000_000 : 0) : 0;
}

const sharedBeginning = 5;

/** What is as near to one word as to quite another may be neither. */
function areAlike([first, ...others]: Correction[]): boolean {
  const beginning = first?.word.slice(0, sharedBeginning) ?? '';
  return others.every(({ word }) => word.startsWith(beginning));
}

/** To a word, or to the beginning of a longer one, which is never as near as a whole word may be. */
function distanceTo(typed: string, word: string, most: number): number {
  const whole = editDistance(typed, word, most);
  if (whole <= 1) return whole;
  const [short, other] = [withoutDoubles(typed), withoutDoubles(word)];
  const squeezed = editDistance(short, other, 1);
  if (squeezed <= 1 && (short !== typed || other !== word)) return 1 + squeezed / 2;
  if (whole <= most && isTwoSlips(typed, word)) return whole;
  return beginningDistance(typed, word, most);
}

function beginningDistance(typed: string, word: string, most: number): number {
  if (typed.length < shortestBeginning || word.length <= typed.length) return most + 1;
  const beginnings = [0, 1, -1].map((more) => word.slice(0, typed.length + more));
  const least = Math.min(...beginnings.map((beginning) => editDistance(typed, beginning, 1)));
  if (least === 1 && (typed.length < shortestMistypedBeginning || !differsBeforeEnding(typed, word))) return most + 1;
  if (least > 1) return most + 1;
  return most + least / 2;
}

/** `kirchofova` for `kirchhoffova` is one thing forgotten, not two. */
function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/gu, '$1');
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
