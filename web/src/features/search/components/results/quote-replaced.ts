/** The query with quotes around each word that was replaced in it: those are looked for as they were typed. */
export function quoteReplaced(q: string, corrected: string): string {
  const [typed, instead] = [q.split(/\s+/), corrected.split(/\s+/)];
  return typed.map((word, at) => (word === instead[at] || /["“”„»«]/u.test(word) ? word : `"${word}"`)).join(' ');
}
