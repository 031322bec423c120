/** Numbers as authors type them: with a decimal comma or point. What is none is NaN, which the server refuses. */
export const numberNotation = {
  format: (value: number): string => (Number.isFinite(value) ? String(value) : ''),
  parse: (text: string): number => {
    const written = text.trim().replace(',', '.').replace('−', '-');
    return written === '' ? Number.NaN : Number(written);
  },
};

/** Numbers with semicolons between them, since the comma may be a decimal sign. */
export const numbersNotation = {
  format: (values: readonly number[]): string => values.map(numberNotation.format).join('; '),
  parse: (text: string): number[] =>
    text
      .split(/;|,(?=\s|$)|\s+/)
      .filter((part) => part.trim() !== '')
      .map(numberNotation.parse),
};

/** Words or groups of words with commas between them. */
export const wordsNotation = {
  format: (words: readonly string[]): string => words.join(', '),
  parse: (text: string): string[] => [
    ...new Set(
      text
        .split(/[,;]/)
        .map((word) => word.trim().replace(/\s+/g, ' ').toLowerCase())
        .filter((word) => word !== ''),
    ),
  ],
};

/** One entry a line. */
export const linesNotation = {
  format: (lines: readonly string[]): string => lines.join('\n'),
  parse: (text: string): string[] =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
};
