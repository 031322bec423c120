import type { Expression, LiveFormula } from '@navor/quantities';
import type { ShownValue, ShownValues } from './shown-value.ts';

/** How a calculation is written down: once for the eye, once for screen readers. */
export type Writing = {
  expression: (expression: Expression, values?: ShownValues) => string;
  value: (value: ShownValue) => string;
  equals: string;
  /** The first sign of a part that continues the one before it: the gap between the parts is its space on the left. */
  leadingSign: (sign: string) => string;
};

type Equation = Pick<LiveFormula, 'left' | 'right' | 'solutions'>;

/** What a calculation leads to, and from what. */
export type Calculation = {
  sought: string;
  given: ShownValues;
  /** One, or all that do. */
  found: ShownValue[];
  isExact: boolean;
};

/** The parts that a line may be broken between. */
export function calculationSteps(equation: Equation, calculation: Calculation, writing: Writing): string[] {
  const { sought, given, found, isExact } = calculation;
  const { leadingSign, equals } = writing;
  const inserted = (of: Expression) => writing.expression(of, given);
  const solved = equation.solutions[sought];
  if (solved && isExact)
    return [
      ...generalStep(equation, sought, writing),
      leadingSign('=') + inserted(solved.expression),
      ...found.map((value) => leadingSign('=') + writing.value(value)),
    ];
  const symbol = writing.expression({ op: 'quantity', key: sought });
  return [
    inserted(equation.left),
    leadingSign('=') + inserted(equation.right),
    ...found.map((value) => leadingSign('⇒') + symbol + equals + writing.value(value)),
  ];
}

/** What holds whatever the values are; nothing where the equation cannot be rearranged. */
export function generalStep({ solutions }: Equation, sought: string, { expression, equals }: Writing): string[] {
  const solved = solutions[sought];
  return solved ? [expression({ op: 'quantity', key: sought }) + equals + expression(solved.expression)] : [];
}
