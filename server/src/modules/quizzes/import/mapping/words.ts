import type { WordAnswer } from '../bank.ts';
import { Refusal } from '../refusal.ts';
import { addNote, feedbackBlocks, inLanguages, type Mapping } from './mapping.ts';
import { isFull } from './percents.ts';

const mostVariants = 30;

export function mapWords(mapping: Mapping, { words, caseMatters }: WordAnswer) {
  const right = words.filter(({ percent }) => isFull(percent));
  if (right.length === 0) throw new Refusal('noFullAnswer');
  if (right.some(({ text }) => hasWildcard(text))) throw new Refusal('wildcard');
  if (right.some(({ text }) => /<img\b/i.test(text))) throw new Refusal('imageInAnswer');
  if (right.length > mostVariants) throw new Refusal('tooMany', { number: right.length, most: mostVariants });
  if (words.some(({ percent }) => percent > 0 && !isFull(percent))) addNote(mapping, 'partialDropped');
  if (words.some(({ percent, feedback }) => !isFull(percent) && feedback)) addNote(mapping, 'feedbackDropped');
  const accepted = [...new Set(right.map(({ text }) => text.replaceAll('\\*', '*').trim()))];
  return {
    type: 'short-text' as const,
    accepted: inLanguages(mapping, accepted),
    caseMatters,
    ...feedbackBlocks(mapping, right.find(({ feedback }) => feedback)?.feedback ?? null),
  };
}

/** A star stands for anything, unless it is written `\*`. */
function hasWildcard(text: string): boolean {
  return text.replaceAll('\\*', '').includes('*');
}
