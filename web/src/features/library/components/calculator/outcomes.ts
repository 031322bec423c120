import {
  type Calculator,
  type CalculatorFinding,
  type CalculatorStep,
  type NoValue,
  planCalculator,
  quantityKeys,
  solveCalculator,
  type Values,
} from '@navor/quantities';
import { dividesByZero } from '#screen/reading/live-formula/division-by-zero.ts';
import { withoutNoise } from '#screen/reading/live-formula/formula-state.ts';
import { type CalculatorState, givenValues } from './calculator-state.ts';

export type Found = Extract<CalculatorFinding, { kind: 'found' }>;

/** What became of a quantity that is not given. */
export type Outcome =
  | Found
  /** It is found from a field that cannot be read. */
  | { kind: 'waiting' }
  | { kind: 'zero-division' }
  | NoValue;

type Outcomes = {
  byKey: ReadonlyMap<string, Outcome>;
  /** All that have one. */
  values: Values;
  /** Places of equations that what is given does not satisfy. */
  contradictions: number[];
};

export function outcomesOf(calculator: Calculator, state: CalculatorState): Outcomes {
  const given = givenValues(state);
  const { findings, contradictions } = solveCalculator(calculator, given);
  const waiting = new Set(Object.keys(state.fields).filter((key) => !state.fields[key]?.isReadable));
  const isAllRead = waiting.size === 0;
  const byKey = new Map<string, Outcome>();
  const values = knownValues(findings);
  for (const step of planCalculator(calculator, given).steps) {
    const needed = neededBy(calculator, step);
    const lost = needed.filter((key) => byKey.has(key) && byKey.get(key)?.kind !== 'found');
    const outcome: Outcome = needed.some((key) => waiting.has(key))
      ? { kind: 'waiting' }
      : lost.length > 0
        ? { kind: 'needs', keys: lost }
        : outcomeOf(calculator, step, findings.get(step.key), values);
    if (outcome.kind === 'waiting') waiting.add(step.key);
    if (outcome.kind === 'found') values[step.key] = outcome.value;
    else delete values[step.key];
    byKey.set(step.key, outcome);
  }
  for (const [key, finding] of findings)
    if (finding.kind === 'none' && !byKey.has(key)) byKey.set(key, isAllRead ? finding.reason : { kind: 'waiting' });
  return { byKey, values, contradictions: isAllRead ? contradictions : [] };
}

function knownValues(findings: ReadonlyMap<string, CalculatorFinding>): Record<string, number> {
  const known: Record<string, number> = {};
  for (const [key, finding] of findings) if (finding.kind !== 'none') known[key] = finding.value;
  return known;
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
): Outcome {
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
