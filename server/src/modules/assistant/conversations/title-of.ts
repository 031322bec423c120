/** As long as it can be read in a list at a glance. */
const usualLength = 60;

/** A conversation is called by its first question until its owner names it. */
export function titleOf(question: string): string {
  const line = question.replace(/\s+/gu, ' ').trim();
  const letters = Array.from(line);
  if (letters.length <= usualLength) return line;
  const space = letters.lastIndexOf(' ', usualLength - 1);
  const atWord = letters.slice(0, space > usualLength / 2 ? space : usualLength - 1).join('');
  return `${atWord.replace(/[\s,;:.–-]+$/u, '')}…`;
}
