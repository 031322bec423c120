import { type QuantityRow, quantityText, symbolsOf } from './live-formula-text.ts';
import { yamlScalar } from './yaml-scalar.ts';

type CalculatorDraft = { title: string; equations: readonly string[]; quantities: readonly QuantityRow[] };

/** One a line. */
export function equationsIn(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[^=]=[^=]/.test(line));
}

/** What equations are solved for at first: what stands alone on the left of one. */
export function foundBy(equations: readonly string[]): ReadonlySet<string> {
  const lefts = equations.map((equation) => equation.split('=', 1)[0]?.trim() ?? '');
  return new Set(lefts.filter((left) => symbolsOf(left).length === 1 && symbolsOf(left)[0] === left));
}

/** The block as an author would write it; what is missing in it is told by the checks of the text. */
export function calculatorText({ title, equations, quantities }: CalculatorDraft): string {
  const found = foundBy(equations);
  const lines = [
    `title: ${yamlScalar(title)}`,
    'quantities:',
    ...quantities.map((row) => `  ${row.symbol}: ${quantityText(row, found.has(row.symbol))}`),
    'equations:',
    ...equations.map((equation) => `  - ${yamlScalar(equation)}`),
  ];
  return `\`\`\`calculator\n${lines.join('\n')}\n\`\`\``;
}
