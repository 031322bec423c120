import type { LiveFormula } from '@navor/quantities';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calculationSteps, generalStep } from './calculation-steps.ts';
import { htmlWriting } from './formula-html.ts';
import { mathmlWriting } from './formula-mathml.ts';
import type { FormulaSolution, FormulaState } from './formula-state.ts';
import { TypesetHtml } from './typeset-html.tsx';

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
  const [html, mathml] = [htmlWriting, mathmlWriting].map((writing) => {
    const own = writing(formula.quantities, i18n.language);
    return {
      general: generalStep(formula, state.sought, own),
      steps: calculationSteps(formula, state, solution, i18n.language, own),
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll; where it does not, a script takes the stop away. */}
      <div data-scrolls tabIndex={0} className="calculation">
        {shown.map((step, at) => (
          <TypesetHtml key={step} className="katex" html={stepHtml(step, spoken[at])} />
        ))}
        {kept.map((step) => (
          <TypesetHtml key={step} className="katex invisible" html={stepHtml(step)} />
        ))}
      </div>
      {isNumeric && <p className="mt-2 text-muted text-sm">{t('numeric')}</p>}
    </div>
  );
}

function stepHtml(html: string, mathml?: string): string {
  const spoken = mathml === undefined ? '' : `<span class="katex-mathml"><math>${mathml}</math></span>`;
  return `${spoken}<span aria-hidden="true">${html}</span>`;
}
