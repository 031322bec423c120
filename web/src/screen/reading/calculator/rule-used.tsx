import type { Calculator, CalculatorQuantity, Values } from '@navor/quantities';
import { useTranslation } from 'react-i18next';
import { unitOf } from '../live-formula/formula-state.ts';
import { rangeInUnit, textInUnit, valueText } from '../live-formula/quantity-text.ts';
import type { CalculatorState } from './calculator-state.ts';
import type { Found } from './outcomes.ts';

/** Which value of a series was taken and from which others, or which place of a table. */
export function RuleUsed({
  calculator,
  state,
  quantity,
  found,
  values,
}: {
  calculator: Calculator;
  state: CalculatorState;
  quantity: Extract<CalculatorQuantity, { kind: 'ruled' }>;
  found: Found;
  values: Values;
}) {
  const { t, i18n } = useTranslation('calculator');
  const { rule } = quantity;
  const by = calculator.quantities.find(({ key }) => key === (rule.kind === 'series' ? rule.of : rule.by));
  const at = by && values[by.key];
  if (!by || at === undefined) return null;
  const measured = { name: by.name, value: valueText(at, by, i18n.language) };
  if (rule.kind === 'series') {
    const own = (value: number) => textInUnit(value, unitOf(quantity), i18n.language, quantity.figures);
    return (
      <div className="grid gap-1 pb-2 text-sm">
        <p>{t('rule.series', { ...measured, found: own(found.value) })}</p>
        <p className="tabular text-muted">{t('rule.values', { values: rule.values.map(own).join('; ') })}</p>
      </div>
    );
  }
  const row = rule.upTo.findIndex((limit) => at <= limit + 1e-9 * Math.abs(limit));
  const upTo = rule.upTo[row] ?? Number.NaN;
  const above = rule.upTo[row - 1];
  const { min: from, max: to } = rangeInUnit({ min: above ?? upTo, max: upTo }, unitOf(by), i18n.language, by.figures);
  const choice = rule.kind === 'choice-lookup' && calculator.quantities.find(({ key }) => key === rule.choice);
  const column = choice && choice.kind === 'choice' && choice.options[state.chosen[choice.key] ?? choice.start]?.label;
  return (
    <div className="grid gap-1 pb-2 text-sm">
      <p>{above === undefined ? t('rule.firstRow', { ...measured, to }) : t('rule.row', { ...measured, from, to })}</p>
      {column && <p>{t('rule.column', { column })}</p>}
    </div>
  );
}
