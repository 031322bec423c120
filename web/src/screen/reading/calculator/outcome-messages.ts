import type { Calculator, CalculatorQuantity } from '@navor/quantities';
import { useTranslation } from 'react-i18next';
import { unitOf } from '../live-formula/formula-state.ts';
import { useImpossibleMessage } from '../live-formula/limit-message.ts';
import { quantityText, usualRange, valueText } from '../live-formula/quantity-text.ts';
import type { Outcome } from './outcomes.ts';

export type OutcomeMessage = { kind: 'error' | 'warn' | 'hint'; text: string };

/** What is to be said about a result, or in its place. */
export function useOutcomeMessages(
  { quantities }: Calculator,
  quantity: CalculatorQuantity,
  outcome: Outcome,
): OutcomeMessage[] {
  const { t, i18n } = useTranslation(['calculator', 'formula']);
  const { language } = i18n;
  const impossibleMessage = useImpossibleMessage();
  const hint = (text: string): OutcomeMessage[] => [{ kind: 'hint', text }];
  const byKey = (key: string) => quantities.find((each) => each.key === key);
  const nameOf = (key: string) => byKey(key)?.name ?? key;
  const range = quantity.kind === 'variable' ? usualRange(quantity, language) : null;
  switch (outcome.kind) {
    case 'found': {
      const others = outcome.others.map((value) => valueText(value, quantity, language));
      return [
        ...(!outcome.isInRange && range ? [{ kind: 'warn' as const, text: t('formula:outOfRange', range) }] : []),
        ...(others.length > 0 ? hint(t('others', { values: others.join('; ') })) : []),
      ];
    }
    case 'waiting':
      return hint(t('formula:waiting'));
    case 'zero-division':
      return hint(t('formula:zeroDivision'));
    case 'impossible':
      return [{ kind: 'error', text: impossibleMessage(outcome.value, outcome.why, quantity) }];
    case 'unmet':
      return outcome.messages.map((text) => ({ kind: 'error', text }));
    case 'no-value':
      return hint(range ? t('formula:none', range) : t('none.empty'));
    case 'any-value':
      return hint(t('none.any'));
    case 'needs':
      return hint(t('none.needs', { names: outcome.keys.map(nameOf).join(', ') }));
    case 'beyond': {
      const by = byKey(outcome.key);
      const last = quantityText(outcome.last, by ? unitOf(by) : unitOf(quantity), language);
      return hint(t('none.beyond', { name: nameOf(outcome.key), last }));
    }
    case 'outside': {
      const by = byKey(outcome.key);
      if (by?.kind !== 'variable') return [];
      return hint(t('none.outside', { name: by.name, ...usualRange(by, language) }));
    }
    case 'empty-place':
      return hint(t('none.empty'));
  }
}
