import type { Language } from '@navor/languages';
import { type Expression, isolate } from '@navor/quantities';
import type { Report } from './field-reader.ts';
import { expressionLatex, typesetFormula } from './formula-latex.ts';

type Equation = { left: Expression; right: Expression };
type Lettered = {
  quantity: { key: string; kind: string };
  /** Of its symbol. */
  latex: string;
};

export type TypesetEquation = { html: string; solutions: Record<string, { expression: Expression; html: string }> };

/** The equation, and solved for each variable that it can be solved for; null, and reports, where it cannot be typeset. */
export function typesetEquation(
  { left, right }: Equation,
  quantities: readonly Lettered[],
  { language, line, report }: { language: Language; line: number; report: Report },
): TypesetEquation | null {
  const symbols = new Map(quantities.map(({ quantity, latex }) => [quantity.key, latex]));
  const latexOf = (expression: Expression) => expressionLatex(expression, symbols, language);
  const htmlOf = (latex: string) => {
    const result = typesetFormula(latex);
    if (result.kind === 'typeset') return result.html;
    report(line, 'formula-block', result.fault);
    return '';
  };
  const html = htmlOf(`${latexOf(left)} = ${latexOf(right)}`);
  // What is wrong with it would be wrong with every solution again.
  if (!html) return null;
  const solutions = quantities.flatMap(({ quantity, latex }) => {
    const expression = quantity.kind === 'variable' ? isolate(left, right, quantity.key) : null;
    if (!expression) return [];
    return [[quantity.key, { expression, html: htmlOf(`${latex} = ${latexOf(expression)}`) }] as const];
  });
  return { html, solutions: Object.fromEntries(solutions) };
}
