import type { LiveFormula, Solution, Values } from '@navor/quantities';
import { useTranslation } from 'react-i18next';
import { equals, expressionMathml, leadingSign, mathElement, valueMathml } from './formula-mathml.ts';
import type { FormulaSolution } from './formula-state.ts';
import { TypesetHtml } from './typeset-html.tsx';

/** The way to the result: general form, the same with numbers and units, the value. It wraps before signs of equality. */
export function Computation({
  formula,
  sought,
  solution,
  values,
}: {
  formula: LiveFormula;
  sought: string;
  solution: FormulaSolution | null;
  values: Values;
}) {
  const { t, i18n } = useTranslation('formula');
  if (!solution || solution.kind === 'none' || solution.kind === 'zero-division') return null;
  const steps = stepsOf(formula, sought, solution, values, i18n.language);
  const isNumeric = !formula.solutions[sought];
  return (
    <div className="border-line border-t px-4 py-5 md:px-6">
      <p className="sr-only">{t('computation')}</p>
      <div className="tabular flex flex-wrap items-baseline gap-x-[0.28em] gap-y-3 overflow-x-auto py-1 text-lg">
        {steps.map((html) => (
          <TypesetHtml key={html} html={html} />
        ))}
      </div>
      {isNumeric && <p className="mt-2 text-muted text-sm">{t('numeric')}</p>}
    </div>
  );
}

function stepsOf(
  formula: LiveFormula,
  sought: string,
  solution: Exclude<Solution, { kind: 'none' }>,
  values: Values,
  language: string,
): string[] {
  const quantities = new Map(formula.quantities.map((quantity) => [quantity.key, quantity]));
  const quantity = quantities.get(sought);
  if (!quantity) return [];
  const { [sought]: _, ...given } = values;
  const inserted = (of: LiveFormula['left']) => expressionMathml(of, quantities, language, given);
  const symbol = expressionMathml({ op: 'quantity', key: sought }, quantities, language);
  const result = (value: number) => valueMathml(value, quantity, language);

  const general = formula.solutions[sought]?.expression;
  if (general && solution.kind === 'solved' && solution.way === 'exact') {
    return [
      mathElement(symbol, equals, expressionMathml(general, quantities, language)),
      mathElement(leadingSign('='), inserted(general)),
      mathElement(leadingSign('='), result(solution.value)),
    ];
  }
  const found = solution.kind === 'several' ? solution.values : [solution.value];
  return [
    mathElement(inserted(formula.left), equals, inserted(formula.right)),
    ...found.map((value) => mathElement(leadingSign('⇒'), symbol, equals, result(value))),
  ];
}
