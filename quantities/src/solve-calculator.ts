import type { Calculator, CalculatorEquation, CalculatorQuantity, CalculatorRule } from './calculator.ts';
import { planCalculator } from './calculator-plan.ts';
import { evaluate, magnitude, quantityKeys, type Values } from './evaluate.ts';
import { brokenConditions, impossibilityOf } from './possible-value.ts';
import { exactSolution, isWithin, solve } from './solve.ts';

export type CalculatorFinding =
  /** A variable's value, or that of the option that is chosen. */
  | { kind: 'given'; value: number }
  | { kind: 'constant'; value: number }
  | {
      kind: 'found';
      value: number;
      /** The index of the equation that it was found from; null where its own rule has found it. */
      equation: number | null;
      way: 'exact' | 'numeric' | 'rule';
      isInRange: boolean;
      /** Other possible values within the range that would do as well, ascending; the least one of all is taken. */
      others: number[];
    }
  | { kind: 'none'; reason: NoValue; equation: number | null };

export type NoValue =
  /** Something that it is found from is not known: these. */
  | { kind: 'needs'; keys: string[] }
  /** The numbers satisfy the equation with no value of it. */
  | { kind: 'no-value' }
  /** They satisfy it with every value, such as zero times it. */
  | { kind: 'any-value' }
  /** What it is looked up by is beyond the last limit of the table, or the last value of the series. */
  | { kind: 'beyond'; key: string; last: number }
  /** What it is looked up by is outside of its range, where a table or a series says nothing. */
  | { kind: 'outside'; key: string }
  /** The table has nothing there. */
  | { kind: 'empty-place' };

export type CalculatorSolution = {
  /** By key, in the order of the quantities. */
  findings: ReadonlyMap<string, CalculatorFinding>;
  /** What was found, in the order in which it was. */
  order: string[];
  /** Indices of equations that what is given does not satisfy. */
  contradictions: number[];
};

/**
 * Finds everything from what is given, one equation or rule after another.
 * @param given values of variables in SI units, and of choices the index of the option. A choice that is left out is at
 * its start; a variable that is left out, or is no finite number, is computed.
 */
export function solveCalculator(calculator: Calculator, given: Values): CalculatorSolution {
  const { quantities, equations } = calculator;
  const plan = planCalculator(calculator, given);
  const findings = new Map(quantities.flatMap((quantity) => knownAtOnce(quantity, given)));
  const byKey = new Map(quantities.map((quantity) => [quantity.key, quantity]));
  const known = new KnownValues(findings);
  for (const { key, equation } of plan.steps) {
    const quantity = byKey.get(key);
    if (!quantity) continue;
    const finding =
      quantity.kind === 'ruled'
        ? byRule(quantity.rule, known, byKey, given)
        : byEquation(calculator, equation ?? 0, quantity, known);
    findings.set(key, finding);
    known.add(key, finding);
  }
  const missing = (key: string): CalculatorFinding => {
    const keys = plan.missing.filter((other) => other !== key);
    return { kind: 'none', reason: { kind: 'needs', keys }, equation: null };
  };
  return {
    findings: new Map(quantities.map(({ key }) => [key, findings.get(key) ?? missing(key)])),
    order: plan.steps.map(({ key }) => key).filter((key) => findings.get(key)?.kind === 'found'),
    contradictions: plan.leftover.filter((index) => !holds(equations[index], known)),
  };
}

function knownAtOnce(quantity: CalculatorQuantity, given: Values): [string, CalculatorFinding][] {
  const { key, kind } = quantity;
  if (kind === 'constant') return [[key, { kind, value: quantity.value }]];
  if (kind === 'choice') {
    const { value = Number.NaN } = quantity.options[chosenOption(quantity, given)] ?? {};
    return [[key, { kind: 'given', value }]];
  }
  const value = kind === 'variable' && Object.hasOwn(given, key) ? given[key] : undefined;
  return value !== undefined && Number.isFinite(value) ? [[key, { kind: 'given', value }]] : [];
}

type Choice = Extract<CalculatorQuantity, { kind: 'choice' }>;

function chosenOption({ key, options, start }: Choice, given: Values): number {
  const index = Object.hasOwn(given, key) ? given[key] : undefined;
  return index !== undefined && Object.hasOwn(options, index) ? index : start;
}

/** The values so far, as equations take them. */
class KnownValues {
  readonly values: Record<string, number> = {};

  constructor(findings: ReadonlyMap<string, CalculatorFinding>) {
    for (const [key, finding] of findings) this.add(key, finding);
  }

  add(key: string, finding: CalculatorFinding): void {
    if (finding.kind !== 'none') this.values[key] = finding.value;
  }

  without(keys: Iterable<string>): string[] {
    return [...keys].filter((key) => !Object.hasOwn(this.values, key));
  }
}

function byEquation(
  { equations, conditions }: Calculator,
  index: number,
  quantity: Exclude<CalculatorQuantity, { kind: 'ruled' }>,
  known: KnownValues,
): CalculatorFinding {
  const none = (reason: NoValue): CalculatorFinding => ({ kind: 'none', reason, equation: index });
  const equation = equations[index];
  if (!equation || quantity.kind !== 'variable') return none({ kind: 'no-value' });
  const { key } = quantity;
  const missing = known.without(keysOf(equation)).filter((other) => other !== key);
  if (missing.length > 0) return none({ kind: 'needs', keys: missing });
  if (isAnyValueRight(equation, quantity, known.values)) return none({ kind: 'any-value' });
  const solution = solve(equation, key, known.values, quantity);
  if (solution.kind === 'none') return none({ kind: 'no-value' });
  const base = { kind: 'found', equation: index } as const;
  if (solution.kind === 'solved') {
    const { value, way, isInRange } = solution;
    return { ...base, value, way, isInRange, others: [] };
  }
  const possible = solution.values.filter(
    (each) =>
      !impossibilityOf(each, quantity) && brokenConditions(conditions, { ...known.values, [key]: each }).length === 0,
  );
  // Where none is possible, the first one tells why.
  const [value = Number.NaN, ...others] = possible.length > 0 ? possible : solution.values.slice(0, 1);
  const way = exactSolution(equation, key, known.values) === value ? 'exact' : 'numeric';
  return { ...base, value, way, isInRange: true, others };
}

function keysOf({ left, right }: CalculatorEquation): Set<string> {
  return new Set([...quantityKeys(left), ...quantityKeys(right)]);
}

/** Three places that no equation has its only roots at by chance. */
const probes = [0.1371, 0.5093, 0.8317];

function isAnyValueRight(
  { left, right }: CalculatorEquation,
  { key, min, max }: { key: string; min: number; max: number },
  values: Values,
): boolean {
  return probes.every((share) => {
    const all = { ...values, [key]: min + share * (max - min) };
    return evaluate(left, all) - evaluate(right, all) === 0;
  });
}

function optionOf(byKey: ReadonlyMap<string, CalculatorQuantity>, rule: CalculatorRule, given: Values): number {
  const choice = rule.kind === 'choice-lookup' ? byKey.get(rule.choice) : undefined;
  return choice?.kind === 'choice' ? chosenOption(choice, given) : 0;
}

function byRule(
  rule: CalculatorRule,
  known: KnownValues,
  byKey: ReadonlyMap<string, CalculatorQuantity>,
  given: Values,
): CalculatorFinding {
  const none = (reason: NoValue): CalculatorFinding => ({ kind: 'none', reason, equation: null });
  const by = rule.kind === 'series' ? rule.of : rule.by;
  const at = known.values[by];
  if (at === undefined) return none({ kind: 'needs', keys: [by] });
  const limits = rule.kind === 'series' ? rule.values : rule.upTo;
  // A limit that was computed may be off by what numbers are rounded to.
  const row = limits.findIndex((limit) => at <= limit + 1e-9 * Math.abs(limit));
  if (row < 0) return none({ kind: 'beyond', key: by, last: limits.at(-1) ?? Number.NaN });
  const followed = byKey.get(by);
  if (followed?.kind === 'variable' && !isWithin(at, followed)) return none({ kind: 'outside', key: by });
  const column = rule.kind === 'choice-lookup' ? rule.columns[optionOf(byKey, rule, given)] : rule.values;
  const value = column?.[row] ?? null;
  if (value === null) return none({ kind: 'empty-place' });
  return { kind: 'found', value, equation: null, way: 'rule', isInRange: true, others: [] };
}

/** One of which something has no value says nothing. */
function holds(equation: CalculatorEquation | undefined, known: KnownValues): boolean {
  if (!equation || known.without(keysOf(equation)).length > 0) return true;
  const { left, right } = equation;
  const difference = Math.abs(evaluate(left, known.values) - evaluate(right, known.values));
  return difference <= 1e-6 * (magnitude(left, known.values) + magnitude(right, known.values));
}
