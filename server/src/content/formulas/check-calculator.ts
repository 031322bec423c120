import {
  type Calculator,
  type NoValue,
  planCalculator,
  solveCalculator,
  startValues,
  type Values,
} from '@navor/quantities';
import type { Report } from './field-reader.ts';

/** The lines of the file that quantities and equations are on, in their order. */
type Lines = { quantities: number[]; equations: number[] };

/** Whether everything can be found from what is given at first, without one equation denying another. */
export function checkCalculator(calculator: Calculator, lines: Lines, report: Report): void {
  const start = startValues(calculator);
  const lineOf = (key: string) => lines.quantities[calculator.quantities.findIndex((one) => one.key === key)] ?? 1;
  const { missing } = planCalculator(calculator, start);
  const [first] = missing;
  if (first !== undefined) {
    const message = `${missing.join(', ')} cannot be found from the start values, one equation after another`;
    report(lineOf(first), 'calculator-order', message);
    return;
  }
  const denied = contradictionsOf(calculator, start);
  for (const index of denied) {
    const message =
      'the equation does not hold for what is given: it contradicts the others, or there is a start too many';
    report(lines.equations[index] ?? 1, 'calculator-contradiction', message);
  }
  if (denied.length > 0) return;
  for (const [key, finding] of solveCalculator(calculator, start).findings) {
    const warning = (message: string) => report(lineOf(key), 'formula-range', message, 'warning');
    if (finding.kind === 'none' && finding.reason.kind !== 'needs') warning(noValueWords(key, finding.reason));
    if (finding.kind === 'found' && !finding.isInRange) {
      warning(`the start values give a value of ${key} outside its range`);
    }
  }
}

function noValueWords(key: string, reason: NoValue): string {
  const none = `the start values give no value of ${key}`;
  if (reason.kind === 'beyond') return `${none}: ${reason.key} is beyond the last limit`;
  if (reason.kind === 'outside') return `${none}: ${reason.key} is outside its range`;
  return reason.kind === 'empty-place' ? `${none}: its place in the table is empty` : none;
}

/** Ways from the start towards a place in the range: equations may agree at the start by chance. */
const ways = [0, 0.07, 0.19, 0.31];

function contradictionsOf(calculator: Calculator, start: Values): number[] {
  const found = ways.flatMap((way) => solveCalculator(calculator, moved(calculator, start, way)).contradictions);
  return [...new Set(found)].sort((one, other) => one - other);
}

function moved({ quantities }: Calculator, start: Values, way: number): Values {
  const values = { ...start };
  for (const [index, quantity] of quantities.entries()) {
    if (quantity.kind !== 'variable' || quantity.start === null) continue;
    const towards = quantity.min + (quantity.max - quantity.min) * (0.41 + 0.01 * index);
    values[quantity.key] = quantity.start + way * (towards - quantity.start);
  }
  return values;
}
