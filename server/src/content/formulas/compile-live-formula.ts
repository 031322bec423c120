import type { Language } from '@navor/languages';
import { brokenConditions, impossibilityOf, type LiveFormula, noUnit, quantityKeys, solve } from '@navor/quantities';
import { isError, type Problem } from '../files/problem.ts';
import { type MarkdownFault, markdownFault } from '../markdown/markdown-faults.ts';
import { dimensionFault } from './check-dimensions.ts';
import { collectProblems } from './collect-problems.ts';
import type { Report, Written } from './field-reader.ts';
import { type FormulaBlock, readFormulaBlock } from './formula-block.ts';
import { parseEquation } from './parse-equation.ts';
import { type ConditionBlock, readConditions } from './read-conditions.ts';
import { readFormulaQuantity } from './read-formula-quantity.ts';
import { typesetEquation } from './typeset-equation.ts';

/** Checks a live formula and prepares all that readers need of it. `firstLine` is the line of the file that the source starts on. */
export function compileLiveFormula(
  source: string,
  { id, language, firstLine }: { id: string; language: Language; firstLine: number },
): { formula: LiveFormula | null; problems: Problem[] } {
  const { problems, report } = collectProblems();
  const formula = compile(source, id, language, firstLine, report);
  return { formula: problems.some(isError) ? null : formula, problems };
}

function compile(
  source: string,
  id: string,
  language: Language,
  firstLine: number,
  report: Report,
): LiveFormula | null {
  const block = readFormulaBlock(source, firstLine, report);
  if (!block) return null;
  const equation = parseEquation(block.equation.text);
  if (equation.kind === 'refused') report(block.equation.line, 'formula-block', equation.fault);
  const checked = block.quantities.flatMap(
    (quantity) => readFormulaQuantity(quantity, quantity.key === block.solve.text, report) ?? [],
  );
  if (equation.kind === 'refused') return null;

  const { left, right } = equation;
  const areKeysKnown = checkKeys(block, new Set([...quantityKeys(left), ...quantityKeys(right)]), report);
  const plot = block.plot && readPlot(block.plot, block, report);
  // What is wrong so far is reported already; what depends on it would only repeat that.
  if (!areKeysKnown || checked.length < block.quantities.length) return null;
  const byKey = new Map(checked.map((entry) => [entry.quantity.key, entry]));
  const fault = dimensionFault(left, right, (key) => (byKey.get(key)?.unit ?? noUnit).dimension);
  if (fault) {
    report(block.equation.line, 'formula-dimension', fault);
    return null;
  }

  const conditions = readConditions(block.conditions, checked, report);
  const typeset = typesetEquation(equation, checked, { language, line: block.equation.line, report });
  if (!typeset || !conditions) return null;
  const formula = {
    id,
    title: block.title?.text ?? null,
    equationHtml: typeset.html,
    left,
    right,
    quantities: checked.map(({ quantity }) => quantity),
    solutions: typeset.solutions,
    solve: block.solve.text,
    plot,
    ...(conditions.length > 0 && { conditions }),
  };
  checkStart(formula, block.solve, block.conditions, report);
  return formula;
}

function checkKeys({ equation, quantities, solve }: FormulaBlock, used: ReadonlySet<string>, report: Report): boolean {
  const declared = new Set(quantities.map(({ key }) => key));
  const faults = [
    ...[...used]
      .filter((key) => !declared.has(key))
      .map((key) => ({ ...equation, fault: markdownFault('equationKeyUnknown', key) })),
    ...quantities
      .filter(({ key }) => !used.has(key))
      .map(({ key, line }) => ({ line, fault: markdownFault('equationKeyUnused', key) })),
    ...(declared.has(solve.text) ? [] : [{ ...solve, fault: markdownFault('soughtUnknown', solve.text) }]),
  ];
  for (const { line, fault } of faults) report(line, 'unknown-quantity', fault);
  return faults.length === 0;
}

function readPlot({ text, line }: Written, { quantities }: FormulaBlock, report: Report): LiveFormula['plot'] {
  const refuse = (fault: MarkdownFault) => {
    report(line, 'formula-plot', fault);
    return null;
  };
  const [, y = '', x = ''] = /^(\w+)\s+over\s+(\w+)$/.exec(text) ?? [];
  if (!x) return refuse(markdownFault('plotForm'));
  if (x === y) return refuse(markdownFault('plotOfOne'));
  for (const key of [x, y]) {
    const quantity = quantities.find((candidate) => candidate.key === key);
    if (!quantity) return refuse(markdownFault('plotKeyUnknown', key));
    if (quantity.constant) return refuse(markdownFault('plotOfConstant', key));
  }
  return { x, y };
}

/** The first thing that a reader sees should be a result that the author meant. */
function checkStart(
  formula: LiveFormula,
  { line }: Written,
  conditions: readonly ConditionBlock[],
  report: Report,
): void {
  const sought = formula.quantities.find(({ key }) => key === formula.solve);
  if (sought?.kind !== 'variable') return;
  const values = Object.fromEntries(
    formula.quantities.map((quantity) => [
      quantity.key,
      quantity.kind === 'constant' ? quantity.value : (quantity.start ?? Number.NaN),
    ]),
  );
  const solution = solve(formula, formula.solve, values, sought);
  if (solution.kind === 'none') {
    report(line, 'formula-range', markdownFault('startWithoutResult', formula.solve), 'warning');
  }
  if (solution.kind === 'solved' && !solution.isInRange) {
    report(line, 'formula-range', markdownFault('resultOutsideRange', formula.solve), 'warning');
  }
  if (solution.kind !== 'solved') return;
  if (impossibilityOf(solution.value, sought)) {
    report(line, 'formula-limits', markdownFault('resultImpossible', formula.solve));
  }
  for (const broken of brokenConditions(formula.conditions, { ...values, [formula.solve]: solution.value })) {
    const at = conditions[formula.conditions?.indexOf(broken) ?? -1]?.condition.line ?? line;
    report(at, 'formula-condition', markdownFault('conditionBroken', broken.message));
  }
}
