/** First letters of the first and the last word; an e-mail address counts as its local part. */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/u).filter(Boolean);
  const first = words[0];
  if (!first) return '?';
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => (word ? firstLetter(word) : '')).join('');
}

/** Whole code points, so that a letter outside the basic plane is not cut in half. */
function firstLetter(word: string): string {
  return ([...word][0] ?? '').toLocaleUpperCase();
}
