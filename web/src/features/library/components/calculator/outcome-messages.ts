import type { Calculator, CalculatorQuantity } from '@navor/quantities';
import { useTranslation } from 'react-i18next';
import { unitOf } from '#screen/reading/live-formula/formula-state.ts';
import { quantityText, rangeTexts } from '#screen/reading/live-formula/quantity-text.ts';
import type { Outcome } from './outcomes.ts';

/** What is to be said about a result, or in its place. */
export function useOutcomeMessages(
  { quantities }: Calculator,
  quantity: CalculatorQuantity,
  outcome: Outcome,
): string[] {
  const { t, i18n } = useTranslation(['calculator', 'formula']);
  const { language } = i18n;
  const byKey = (key: string) => quantities.find((each) => each.key === key);
  const nameOf = (key: string) => byKey(key)?.name ?? key;
  const range = quantity.kind === 'variable' ? rangeTexts(quantity, unitOf(quantity), language) : null;
  switch (outcome.kind) {
    case 'found': {
      const others = outcome.others.map((value) => quantityText(value, unitOf(quantity), language, quantity.figures));
      return [
        ...(!outcome.isInRange && range ? [t('formula:outOfRange', range)] : []),
        ...(others.length > 0 ? [t('others', { values: others.join('; ') })] : []),
      ];
    }
    case 'waiting':
      return [t('formula:waiting')];
    case 'zero-division':
      return [t('formula:zeroDivision')];
    case 'no-value':
      return [range ? t('formula:none', range) : t('none.empty')];
    case 'any-value':
      return [t('none.any')];
    case 'needs':
      return [t('none.needs', { names: outcome.keys.map(nameOf).join(', ') })];
    case 'beyond': {
      const by = byKey(outcome.key);
      const last = quantityText(outcome.last, by ? unitOf(by) : unitOf(quantity), language);
      return [t('none.beyond', { name: nameOf(outcome.key), last })];
    }
    case 'outside': {
      const by = byKey(outcome.key);
      if (by?.kind !== 'variable') return [];
      return [t('none.outside', { name: by.name, ...rangeTexts(by, unitOf(by), language) })];
    }
    case 'empty-place':
      return [t('none.empty')];
  }
}
