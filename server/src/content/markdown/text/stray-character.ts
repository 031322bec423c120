/** Control characters and single halves of surrogate pairs: nobody can read them, and PostgreSQL keeps not all of them. */
const stray = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** The first character that has no place in a text, by its number as Unicode writes it. */
export function strayCharacter(text: string): { name: string; index: number } | null {
  const found = stray.exec(text);
  if (!found) return null;
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return { name: `U+${code}`, index: found.index };
}
