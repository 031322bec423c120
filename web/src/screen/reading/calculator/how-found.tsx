import type { Calculator, CalculatorQuantity, Values } from '@navor/quantities';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { calculationSteps } from '../live-formula/calculation-steps.ts';
import { htmlWriting } from '../live-formula/formula-html.ts';
import { mathmlWriting } from '../live-formula/formula-mathml.ts';
import { type ShownValues, shownField, shownResult } from '../live-formula/shown-value.ts';
import { StepLine } from '../live-formula/step-line.tsx';
import type { CalculatorState } from './calculator-state.ts';
import type { Found } from './outcomes.ts';
import { RuleUsed } from './rule-used.tsx';

type HowFoundProps = {
  calculator: Calculator;
  state: CalculatorState;
  quantity: CalculatorQuantity;
  found: Found;
  values: Values;
};

/** The way to a result, folded: the solved equation with numbers put in, or the place in the table. */
export function HowFound({ calculator, state, quantity, found, values }: HowFoundProps) {
  const { t } = useTranslation('calculator');
  return (
    <details className="group min-w-0 grow open:basis-full not-open:print:hidden">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 text-action text-sm md:min-h-8 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        {t('howFound')}
        <span className="sr-only">{`: ${quantity.name}`}</span>
      </summary>
      {quantity.kind === 'ruled' ? (
        <RuleUsed calculator={calculator} state={state} quantity={quantity} found={found} values={values} />
      ) : (
        <EquationUsed calculator={calculator} state={state} quantity={quantity} found={found} values={values} />
      )}
    </details>
  );
}

function EquationUsed({ calculator, state, quantity, found, values }: HowFoundProps) {
  const { t, i18n } = useTranslation('formula');
  const equation = calculator.equations[found.equation ?? -1];
  if (!equation) return null;
  const calculation = {
    sought: quantity.key,
    given: shownOthers(calculator, state, quantity.key, values, i18n.language),
    found: [found.value, ...found.others].map((value) => shownResult(value, quantity, i18n.language)),
    isExact: found.way === 'exact' && found.others.length === 0,
  };
  const [shown = [], spoken = []] = [htmlWriting, mathmlWriting].map((writing) =>
    calculationSteps(equation, calculation, writing(calculator.quantities, i18n.language)),
  );
  return (
    <>
      <StepLine shown={shown} spoken={spoken} />
      {found.way === 'numeric' && <p className="mt-2 text-muted text-sm">{t('numeric')}</p>}
    </>
  );
}

/** What is given is shown as its field says it; what was found takes the prefix that suits. */
function shownOthers(
  { quantities }: Calculator,
  { fields }: CalculatorState,
  sought: string,
  values: Values,
  language: string,
): ShownValues {
  return new Map(
    quantities.flatMap((quantity) => {
      const { key } = quantity;
      const value = values[key];
      if (key === sought || value === undefined) return [];
      const field = fields[key];
      if (quantity.kind === 'variable' && field) return [[key, shownField(field, quantity, language)]];
      return [[key, shownResult(value, quantity, language)]];
    }),
  );
}
