/** Not longer than this, ended at a paragraph, a sentence or a word where one is near. */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  for (const end of [/^[\s\S]*\n(?=\n)/, /^[\s\S]*[.!?](?=\s)/, /^[\s\S]*(?=\s)/]) {
    const found = end.exec(start)?.[0];
    if (found && found.length > most / 2) return `${found.trimEnd()} …`;
  }
  return `${start.toWellFormed()} …`;
}
