import type { LiveFormula } from '@navor/quantities';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Calculation, calculationSteps, generalStep } from './calculation-steps.ts';
import { htmlWriting } from './formula-html.ts';
import { mathmlWriting } from './formula-mathml.ts';
import type { FormulaSolution, FormulaState } from './formula-state.ts';
import { shownGiven, shownResult } from './shown-value.ts';
import { StepLine } from './step-line.tsx';

/** The way to the result: general form, the same with numbers and units, the value. It wraps before signs of equality. */
export function Computation({
  formula,
  state,
  solution,
}: {
  formula: LiveFormula;
  state: FormulaState;
  solution: FormulaSolution | null;
}) {
  const { t, i18n } = useTranslation('formula');
  const calculation = calculationOf(formula, state, solution, i18n.language);
  const [html, mathml] = [htmlWriting, mathmlWriting].map((writing) => {
    const own = writing(formula.quantities, i18n.language);
    return {
      general: generalStep(formula, state.sought, own),
      steps: calculation && calculationSteps(formula, calculation, own),
    };
  });
  const [lastSteps, setLastSteps] = useState(html?.steps ?? []);
  if (html?.steps && html.steps.join() !== lastSteps.join()) setLastSteps(html.steps);
  if (!html || !mathml) return null;
  const shown = html.steps ?? html.general;
  const spoken = mathml.steps ?? mathml.general;
  // While a value is being typed there is often no result for a moment. The rest of the page is not to jump then.
  const kept = html.steps ? [] : lastSteps.slice(shown.length);
  if (shown.length + kept.length === 0) return null;
  const isNumeric = !formula.solutions[state.sought];
  return (
    <div className="border-line border-t px-4 py-3 md:px-6">
      <p className="sr-only">{t('computation')}</p>
      <StepLine shown={shown} spoken={spoken} kept={kept} />
      {isNumeric && <p className="mt-2 text-muted text-sm">{t('numeric')}</p>}
    </div>
  );
}

/** Null where the values lead to no result. */
function calculationOf(
  formula: LiveFormula,
  state: FormulaState,
  solution: FormulaSolution | null,
  language: string,
): Calculation | null {
  const quantity = formula.quantities.find(({ key }) => key === state.sought);
  if (!quantity || !solution || (solution.kind !== 'solved' && solution.kind !== 'several')) return null;
  const values = solution.kind === 'several' ? solution.values : [solution.value];
  return {
    sought: state.sought,
    given: shownGiven(formula, state, language),
    found: values.map((value) => shownResult(value, quantity, language)),
    isExact: solution.kind === 'solved' && solution.way === 'exact',
  };
}
