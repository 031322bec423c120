import type { AnswerBlock } from '@navor/contract';
import {
  type Calculator,
  type LiveFormula,
  noUnit,
  readUnit,
  solve,
  solveCalculator,
  startValues,
  type Unit,
} from '@navor/quantities';

/** A value that a reader sees in a live formula or calculator, in SI base units. */
export type BlockValue = { value: number; unit: Unit };

/** All values that a block shows as it opens: those given, and what follows from them. */
export function valuesIn(block: AnswerBlock): BlockValue[] {
  if (block.kind === 'formula') return valuesOfFormula(block.formula);
  if (block.kind === 'calculator') return valuesOfCalculator(block.calculator);
  return [];
}

/** What a block says in words. */
export function wordsOfBlock(block: AnswerBlock): string {
  if (block.kind === 'choices') {
    return [block.source, ...block.choices.flatMap(({ label, question }) => [label, question])].join('\n');
  }
  return block.source;
}

function valuesOfFormula(formula: LiveFormula): BlockValue[] {
  const known: Record<string, number> = {};
  for (const quantity of formula.quantities) {
    const value = quantity.kind === 'constant' ? quantity.value : quantity.start;
    if (value !== null && quantity.key !== formula.solve) known[quantity.key] = value;
  }
  return formula.quantities.flatMap((quantity) => {
    const unit = unitOf(quantity.unit);
    if (quantity.kind === 'constant') return [];
    const own = quantity.start === null ? [] : [quantity.start];
    if (quantity.key !== formula.solve) return own.map((value) => ({ value, unit }));
    const solution = solve(formula, quantity.key, known, quantity);
    const found = solution.kind === 'solved' ? [solution.value] : solution.kind === 'several' ? solution.values : [];
    return [...own, ...found].map((value) => ({ value, unit }));
  });
}

function valuesOfCalculator(calculator: Calculator): BlockValue[] {
  const { findings } = solveCalculator(calculator, startValues(calculator));
  return calculator.quantities.flatMap((quantity) => {
    const finding = findings.get(quantity.key);
    if (!finding || finding.kind === 'none' || finding.kind === 'constant') return [];
    const others = finding.kind === 'found' ? finding.others : [];
    return [finding.value, ...others].map((value) => ({ value, unit: unitOf(quantity.unit) }));
  });
}

function unitOf(text: string): Unit {
  return readUnit(text) ?? noUnit;
}
