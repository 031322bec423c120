import type { Calculator, CalculatorQuantity, CalculatorRule } from './calculator.ts';
import { isolate } from './isolate.ts';
import { readExpression } from './read-expression.ts';

type Described = CalculatorQuantity extends infer Kind
  ? Kind extends CalculatorQuantity
    ? Omit<Kind, 'key' | 'name' | 'symbolHtml' | 'symbolMathml' | 'unit'>
    : never
  : never;

export function variable(start: number | null, min = 0, max = 1e6): Described {
  return { kind: 'variable', min, max, start };
}

export function constant(value: number): Described {
  return { kind: 'constant', value };
}

export function choice(values: number[], start = 0): Described {
  return { kind: 'choice', options: values.map((value) => ({ label: `option ${value}`, value })), start };
}

export function ruled(rule: CalculatorRule): Described {
  return { kind: 'ruled', rule };
}

/** A calculator with nothing typeset. */
export function calculatorOf(quantities: Record<string, Described>, equations: string[]): Calculator {
  const described = Object.entries(quantities).map(([key, quantity]) => ({
    ...{ key, name: key, symbolHtml: key, symbolMathml: key, unit: '' },
    ...quantity,
  }));
  return {
    id: 'calculator-1',
    title: null,
    quantities: described,
    equations: equations.map((text) => {
      const [left, right] = text.split('=').map(expressionOf);
      if (!left || !right) throw new Error(text);
      const solutions = described.flatMap(({ key, kind }) => {
        const expression = kind === 'variable' ? isolate(left, right, key) : null;
        return expression ? [[key, { expression, html: '' }] as const] : [];
      });
      return { left, right, html: text, solutions: Object.fromEntries(solutions) };
    }),
  };
}

function expressionOf(text: string) {
  const reading = readExpression(text);
  if (reading.kind !== 'expression') throw new Error(text);
  return reading.expression;
}
