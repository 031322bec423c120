import type { Expression, LiveFormula } from '@navor/quantities';
import type { FormulaSolution, FormulaState } from './formula-state.ts';
import { type ShownValue, type ShownValues, shownGiven, shownResult } from './shown-value.ts';

/** How a calculation is written down: once for the eye, once for screen readers. */
export type Writing = {
  expression: (expression: Expression, values?: ShownValues) => string;
  value: (value: ShownValue) => string;
  equals: string;
  /** The first sign of a part that continues the one before it: the gap between the parts is its space on the left. */
  leadingSign: (sign: string) => string;
};

/** The parts that a line may be broken between. Null where the values lead to no result. */
export function calculationSteps(
  formula: LiveFormula,
  state: FormulaState,
  solution: FormulaSolution | null,
  language: string,
  writing: Writing,
): string[] | null {
  const quantity = formula.quantities.find(({ key }) => key === state.sought);
  if (!quantity || !solution || solution.kind === 'none' || solution.kind === 'zero-division') return null;
  const { leadingSign, equals } = writing;
  const given = shownGiven(formula, state, language);
  const inserted = (of: Expression) => writing.expression(of, given);
  const result = (value: number) => writing.value(shownResult(value, quantity, language));

  const solved = formula.solutions[state.sought];
  if (solved && solution.kind === 'solved' && solution.way === 'exact')
    return [
      ...generalStep(formula, state.sought, writing),
      leadingSign('=') + inserted(solved.expression),
      leadingSign('=') + result(solution.value),
    ];
  const symbol = writing.expression({ op: 'quantity', key: state.sought });
  const found = solution.kind === 'several' ? solution.values : [solution.value];
  return [
    inserted(formula.left),
    leadingSign('=') + inserted(formula.right),
    ...found.map((value) => leadingSign('⇒') + symbol + equals + result(value)),
  ];
}

/** What holds whatever the values are; nothing where the equation cannot be rearranged. */
export function generalStep(formula: LiveFormula, sought: string, { expression, equals }: Writing): string[] {
  const solved = formula.solutions[sought];
  return solved ? [expression({ op: 'quantity', key: sought }) + equals + expression(solved.expression)] : [];
}
