import { z } from 'zod';
import { nicknameLength } from './achievement-choices.ts';

/**
 * Of the Latin letters those that people write with: the rest are signs of phonetics, drawn like the usual ones. Two alphabets
 * are never mixed, for each has letters that look like another's.
 */
const alphabets = [
  'A-Za-zÀ-ÖØ-öø-žƠơƯưǍ-ǜǦ-ǩȘ-țḀ-ỿ',
  ...['\\p{sc=Greek}', '\\p{sc=Cyrillic}', '\\p{sc=Hebrew}', '\\p{sc=Arabic}', '\\p{sc=Hangul}'],
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}',
];

/** Letters and digits, with one separator at most between two of them. */
function wordsOf(alphabet: string): RegExp {
  const sign = `(?:(?=\\p{L})[${alphabet}]|[0-9])`;
  return new RegExp(`^${sign}(?:[ ._-]?${sign})*$`, 'u');
}

const spellings = alphabets.map(wordsOf);

/** Some letters of Unicode are invisible, and some are others in another dress: ligatures as wide as a sentence, say. */
function isPlain(text: string): boolean {
  return text === text.normalize('NFKC') && !/\p{Default_Ignorable_Code_Point}/u.test(text);
}

/** Nothing that would let two nicknames look the same on a screen; what is left of that, the server compares. */
export const nickname = z
  .string()
  .trim()
  .normalize('NFC')
  .min(nicknameLength.min)
  .max(nicknameLength.max)
  .refine((text) => isPlain(text) && spellings.some((spelling) => spelling.test(text)), {
    params: { problem: 'nickname_signs' },
  });
