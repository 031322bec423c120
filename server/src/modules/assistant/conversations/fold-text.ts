/** Letters that have no marks to take away, but are typed as others where a keyboard lacks them. */
const otherLetters: Readonly<Record<string, string>> = { ß: 'ss', đ: 'd', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ı: 'i' };
const marks = /\p{M}/gu;

/** How texts are compared by the search in the history: `Ohmov zakón` as `ohmov zakon`. */
export function foldText(text: string): string {
  return Array.from(text, foldLetter).join('');
}

/** One by one, so that a place in the folded text can be found again in the text itself. */
export function foldLetter(letter: string): string {
  const plain = letter.toLowerCase().normalize('NFKD').replace(marks, '');
  return otherLetters[plain] ?? plain;
}

/** The words that somebody looks for, as they are compared. */
export function foldWords(query: string): string[] {
  return foldText(query).split(/\s+/u).filter(Boolean);
}
