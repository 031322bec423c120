import type { Language } from '@navor/languages';
import { formatNumber } from '@navor/quantities';
import type { Slip } from '@navor/questions';
import type { Texts } from '../../../platform/texts.ts';
import type { Grading } from '../../quizzes/index.ts';

/** What our grader found, in a sentence or two: right work is confirmed plainly, a slip is called by its name. */
export function nameFinding(texts: Texts, { kind, slip, slipFeedback }: Grading, language: Language): string {
  const verdict = texts.say(language, `assistant-replies:teaching.found.${kind}`);
  const named = slipFeedback ?? (slip && nameSlip(texts, slip, language));
  return named ? `${verdict} ${named}` : verdict;
}

function nameSlip(texts: Texts, { kind, factor = 1 }: Slip, language: Language): string | null {
  if (kind === 'own') return null;
  if (kind === 'other-quantity') return texts.say(language, 'quiz:slips.any-other-quantity');
  if (kind !== 'prefix' && kind !== 'power-of-ten') return texts.say(language, `quiz:slips.${kind}`);
  const size = Math.abs(factor);
  const [side, times] = size >= 1 ? ['tooLarge', size] : ['tooSmall', 1 / size];
  return texts.say(language, `quiz:slips.${kind}.${side}`, { factor: formatNumber(times, language, 6) });
}
