import { conversationTitleLength } from '@navor/contract/choices';

/** As long as it can be read in a list at a glance. */
const usualLength = 60;

/** A conversation is called by its first question until its owner names it. */
export function titleOf(question: string): string {
  const line = question.replace(/\s+/gu, ' ').trim();
  const letters = Array.from(line);
  if (letters.length <= usualLength) return line;
  const shortened = letters.slice(0, usualLength - 1).join('');
  const space = shortened.lastIndexOf(' ');
  const atWord = space > usualLength / 2 ? shortened.slice(0, space) : shortened;
  return `${atWord.replace(/[\s,;:.–-]+$/u, '')}…`.slice(0, conversationTitleLength.max);
}
