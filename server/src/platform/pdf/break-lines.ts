/** Words are kept whole unless one alone is too long for a line. */
export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    const joined = last === '' ? word : `${last} ${word}`;
    if (fits(joined)) lines[lines.length - 1] = joined;
    else lines.push(...breakWord(word, fits));
  }
  return lines.filter((line) => line !== '');
}

function breakWord(word: string, fits: (line: string) => boolean): string[] {
  const parts = [''];
  for (const letter of word) {
    const joined = `${parts.at(-1)}${letter}`;
    if (fits(joined)) parts[parts.length - 1] = joined;
    else parts.push(letter);
  }
  return parts;
}
