import {
  brokenConditions,
  type Calculator,
  type CalculatorFinding,
  type CalculatorStep,
  conditionKeys,
  type Impossibility,
  impossibilityOf,
  isWithin,
  type NoValue,
  planCalculator,
  quantityKeys,
  solveCalculator,
  type Values,
} from '@navor/quantities';
import { dividesByZero } from '../live-formula/division-by-zero.ts';
import { withoutNoise } from '../live-formula/formula-state.ts';
import { type CalculatorState, givenValues } from './calculator-state.ts';

export type Found = Extract<CalculatorFinding, { kind: 'found' }>;

/** What became of a quantity that is not given. */
export type Outcome =
  /** `unusual`: what it was found from and is outside its usual range, by key. */
  | (Found & { unusual: string[] })
  /** It is found from a field that is not valid. */
  | { kind: 'waiting' }
  | { kind: 'zero-division' }
  /** What the equation gives, and why it cannot be. */
  | { kind: 'impossible'; value: number; why: Impossibility }
  /** It would break conditions between quantities; these are what authors say of them. */
  | { kind: 'unmet'; messages: string[] }
  | NoValue;

type Unmarked = Found | Exclude<Outcome, { kind: 'found' }>;

type Outcomes = {
  byKey: ReadonlyMap<string, Outcome>;
  /** All that have one. */
  values: Values;
  /** Places of equations that what is given does not satisfy. */
  contradictions: number[];
  /** By the key of what is given: what is said of conditions that it does not meet together with others. */
  unmet: ReadonlyMap<string, string[]>;
};

/** Whether nobody should rely on a result without a thought. */
export function isUnusual(outcome: Outcome): boolean {
  return outcome.kind === 'found' && (outcome.unusual.length > 0 || !outcome.isInRange);
}

export function outcomesOf(calculator: Calculator, state: CalculatorState): Outcomes {
  const given = givenValues(state);
  const { findings, contradictions } = solveCalculator(calculator, given);
  const values = knownAtOnce(findings);
  const unmet = unmetByField(calculator, state, values);
  const waiting = new Set(
    Object.entries(state.fields).flatMap(([key, { isValid }]) => (isValid && !unmet.has(key) ? [] : [key])),
  );
  const isAllValid = waiting.size === 0;
  const byKey = new Map<string, Outcome>();
  const unusual = unusualGiven(calculator, state);
  for (const step of planCalculator(calculator, given).steps) {
    const needed = neededBy(calculator, step);
    const lost = needed.filter((key) => byKey.has(key) && byKey.get(key)?.kind !== 'found');
    const outcome: Unmarked = needed.some((key) => waiting.has(key))
      ? { kind: 'waiting' }
      : lost.length > 0
        ? { kind: 'needs', keys: lost }
        : judged(calculator, step.key, outcomeOf(calculator, step, findings.get(step.key), values), values);
    if (outcome.kind === 'waiting') waiting.add(step.key);
    if (outcome.kind !== 'found') {
      byKey.set(step.key, outcome);
      continue;
    }
    values[step.key] = outcome.value;
    const from = [...new Set(needed.flatMap((key) => unusual.get(key) ?? []))];
    unusual.set(step.key, outcome.isInRange ? from : [...from, step.key]);
    byKey.set(step.key, { ...outcome, unusual: from });
  }
  for (const [key, finding] of findings)
    if (finding.kind === 'none' && !byKey.has(key)) byKey.set(key, isAllValid ? finding.reason : { kind: 'waiting' });
  return { byKey, values, contradictions: isAllValid ? contradictions : [], unmet };
}

function knownAtOnce(findings: ReadonlyMap<string, CalculatorFinding>): Record<string, number> {
  const known: Record<string, number> = {};
  for (const [key, finding] of findings)
    if (finding.kind === 'given' || finding.kind === 'constant') known[key] = finding.value;
  return known;
}

function unmetByField({ conditions }: Calculator, { fields }: CalculatorState, given: Values): Map<string, string[]> {
  const unmet = new Map<string, string[]>();
  for (const condition of brokenConditions(conditions, given)) {
    const keys = [...conditionKeys(condition)].filter((key) => fields[key]);
    for (const key of keys) unmet.set(key, [...(unmet.get(key) ?? []), condition.message]);
  }
  return unmet;
}

/** By key, as what follows from it is marked with; those that are usual are left out. */
function unusualGiven({ quantities }: Calculator, { fields }: CalculatorState): Map<string, string[]> {
  return new Map(
    quantities.flatMap((quantity) => {
      const field = fields[quantity.key];
      const isUnusual = quantity.kind === 'variable' && field && !isWithin(field.value, quantity);
      return isUnusual ? [[quantity.key, [quantity.key]] as const] : [];
    }),
  );
}

/** What the equations give is a result only where it is possible. */
function judged({ quantities, conditions }: Calculator, key: string, outcome: Unmarked, values: Values): Unmarked {
  if (outcome.kind !== 'found') return outcome;
  const quantity = quantities.find((each) => each.key === key);
  const why = quantity?.kind === 'variable' ? impossibilityOf(outcome.value, quantity) : null;
  if (why) return { kind: 'impossible', value: outcome.value, why };
  const own = conditions?.filter((condition) => conditionKeys(condition).has(key));
  const broken = brokenConditions(own, { ...values, [key]: outcome.value });
  return broken.length > 0 ? { kind: 'unmet', messages: broken.map(({ message }) => message) } : outcome;
}

/** What the step finds its quantity from. */
function neededBy({ quantities, equations }: Calculator, { key, equation }: CalculatorStep): string[] {
  const used = equation === null ? undefined : equations[equation];
  if (used) return [...quantityKeys(used.left), ...quantityKeys(used.right)].filter((other) => other !== key);
  const quantity = quantities.find((each) => each.key === key);
  if (quantity?.kind !== 'ruled') return [];
  const { rule } = quantity;
  return rule.kind === 'series' ? [rule.of] : [rule.by];
}

/** The solver only says that there is no value; where that is for a division by zero, people are told so. */
function outcomeOf(
  { quantities, equations }: Calculator,
  { key, equation }: CalculatorStep,
  finding: CalculatorFinding | undefined,
  values: Values,
): Unmarked {
  if (finding?.kind !== 'found' && finding?.kind !== 'none') return { kind: 'no-value' };
  const used = equation === null ? undefined : equations[equation];
  const { [key]: _, ...others } = values;
  const solved = used?.solutions[key]?.expression;
  const isNumeric = finding.kind === 'found' && finding.way === 'numeric';
  const isUndefined =
    !isNumeric &&
    used &&
    [used.left, used.right, ...(solved ? [solved] : [])].some((expression) => dividesByZero(expression, others));
  if (finding.kind === 'none')
    return isUndefined && finding.reason.kind === 'no-value' ? { kind: 'zero-division' } : finding.reason;
  if (isUndefined) return { kind: 'zero-division' };
  const quantity = quantities.find((each) => each.key === key);
  return quantity?.kind === 'variable' ? { ...finding, value: withoutNoise(finding.value, quantity) } : finding;
}
