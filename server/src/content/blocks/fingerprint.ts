import { createHash } from 'node:crypto';

/** From a line up to the one before another. */
export type LineRange = [from: number, to: number];

/** Wrapping and spacing do not count, except in the lines that are code: those are taken as they are, but for spaces at their ends. */
export function fingerprintOf(lines: string[], code: LineRange[]): string {
  const parts: string[] = [];
  let next = 0;
  const takeWords = (until: number) => {
    const words = lines.slice(next, until).join(' ').replace(/\s+/g, ' ').trim();
    if (words !== '') parts.push(words);
  };
  for (const [from, to] of code) {
    takeWords(from);
    parts.push(...lines.slice(from, to).map((line) => line.trimEnd()));
    next = to;
  }
  takeWords(lines.length);
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
