import {
  brokenConditions,
  type Calculator,
  impossibilityOf,
  type NoValue,
  planCalculator,
  solveCalculator,
  startValues,
  type Values,
} from '@navor/quantities';
import { type MarkdownFault, markdownFault } from '../markdown/markdown-faults.ts';
import type { Report } from './field-reader.ts';

/** The lines of the file that quantities, equations and conditions are on, in their order. */
type Lines = { quantities: number[]; equations: number[]; conditions: number[] };

type Findings = ReturnType<typeof solveCalculator>['findings'];

/** Whether everything can be found from what is given at first, without one equation denying another. */
export function checkCalculator(calculator: Calculator, lines: Lines, report: Report): void {
  const start = startValues(calculator);
  const lineOf = (key: string) => lines.quantities[calculator.quantities.findIndex((one) => one.key === key)] ?? 1;
  const { missing } = planCalculator(calculator, start);
  const [first] = missing;
  if (first !== undefined) {
    report(lineOf(first), 'calculator-order', markdownFault('resultsOutOfReach', missing.join(', ')));
    return;
  }
  const denied = contradictionsOf(calculator, start);
  for (const index of denied) {
    report(lines.equations[index] ?? 1, 'calculator-contradiction', markdownFault('equationDenied'));
  }
  if (denied.length > 0) return;
  const { findings } = solveCalculator(calculator, start);
  checkPossible(calculator, findings, lines, report);
  for (const [key, finding] of findings) {
    const warn = (fault: MarkdownFault) => report(lineOf(key), 'formula-range', fault, 'warning');
    if (finding.kind === 'none' && finding.reason.kind !== 'needs') warn(noValueFault(key, finding.reason));
    if (finding.kind === 'found' && !finding.isInRange) warn(markdownFault('resultOutsideRange', key));
  }
}

/** The first thing that readers see has to be possible. */
function checkPossible(calculator: Calculator, findings: Findings, lines: Lines, report: Report): void {
  const values: Record<string, number> = {};
  for (const [index, quantity] of calculator.quantities.entries()) {
    const finding = findings.get(quantity.key);
    if (!finding || finding.kind === 'none') continue;
    values[quantity.key] = finding.value;
    if (quantity.kind !== 'variable' || finding.kind === 'given' || !impossibilityOf(finding.value, quantity)) continue;
    report(lines.quantities[index] ?? 1, 'formula-limits', markdownFault('resultImpossible', quantity.key));
  }
  const { conditions = [] } = calculator;
  for (const broken of brokenConditions(conditions, values)) {
    const line = lines.conditions[conditions.indexOf(broken)] ?? 1;
    report(line, 'formula-condition', markdownFault('conditionBroken', broken.message));
  }
}

function noValueFault(key: string, reason: NoValue): MarkdownFault {
  if (reason.kind === 'beyond') return markdownFault('startBeyondLimit', key, reason.key);
  if (reason.kind === 'outside') return markdownFault('startOutsideRange', key, reason.key);
  return markdownFault(reason.kind === 'empty-place' ? 'startAtEmptyPlace' : 'startWithoutResult', key);
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
