/** Words are kept whole unless one alone is too long for a line; a word of one letter goes with the next, as Slovenian wants it. */
export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    const joined = last === '' ? word : `${last} ${word}`;
    const [, kept = '', letter] = endingInLetter.exec(last) ?? [];
    if (fits(joined)) lines[lines.length - 1] = joined;
    else if (letter && fits(`${letter} ${word}`)) lines.splice(-1, 1, kept, `${letter} ${word}`);
    else lines.push(...breakWord(word, fits));
  }
  return lines.filter((line) => line !== '');
}

const endingInLetter = /^(.+) (\p{L})$/u;

function breakWord(word: string, fits: (line: string) => boolean): string[] {
  const parts = [''];
  for (const letter of word) {
    const joined = `${parts.at(-1)}${letter}`;
    if (fits(joined)) parts[parts.length - 1] = joined;
    else parts.push(letter);
  }
  return parts;
}
