import type { Language } from '@navor/languages';
import { formatNumber } from '@navor/quantities';
import type { Slip } from '@navor/questions';
import type { Texts } from '../../../platform/texts.ts';

/** What went wrong in the words that the learner's screen has for it; null for a slip that only its author has words for. */
export function nameSlip(texts: Texts, { kind, factor = 1 }: Slip, language: Language): string | null {
  if (kind === 'own') return null;
  if (kind === 'other-quantity') return texts.say(language, 'quiz:slips.any-other-quantity');
  if (kind !== 'prefix' && kind !== 'power-of-ten') return texts.say(language, `quiz:slips.${kind}`);
  const size = Math.abs(factor);
  const [side, times] = size >= 1 ? ['tooLarge', size] : ['tooSmall', 1 / size];
  return texts.say(language, `quiz:slips.${kind}.${side}`, { factor: formatNumber(times, language, 6) });
}
