import {
  brokenConditions,
  type Calculator,
  type CalculatorFinding,
  type CalculatorSolution,
  type Impossibility,
  impossibilityOf,
  planCalculator,
  quantityKeys,
  type StatedCondition,
  solveCalculator,
} from '@navor/quantities';
import type { Assignment, Place } from './assign-givens.ts';
import { choicesOf, variablesOf } from './formula-model.ts';

/** A calculator with all that a question gives in its places. */
export type Filled = {
  model: Calculator;
  asked: string;
  places: ReadonlyMap<string, Place>;
  /** Values found one formula before. */
  carried: ReadonlyMap<string, number>;
  /** The chosen option of each choice that the question names one of. */
  options: ReadonlyMap<string, number>;
};

export type SolvingOutcome =
  | {
      kind: 'solved';
      solution: CalculatorSolution;
      finding: Extract<CalculatorFinding, { kind: 'found' }>;
      /** What the result leans on, in the order in which it is found. */
      steps: { key: string; equation: number | null }[];
      /** All that was used, given, constant or chosen. */
      used: Set<string>;
      broken: StatedCondition[];
    }
  | { kind: 'missing'; key: string }
  | { kind: 'impossible'; why: ImpossibleWhy }
  /** Too much is missing, or what is given contradicts itself. */
  | { kind: 'no' };

export type ImpossibleWhy =
  | { kind: 'given'; key: string; impossibility: Impossibility }
  | { kind: 'result'; value: number; impossibility: Impossibility }
  | { kind: 'no-value' }
  | { kind: 'any-value' };

export function solveFilled(filled: Filled): SolvingOutcome {
  const { model, asked } = filled;
  const given = givenValues(filled);
  const plan = planCalculator(model, given);
  const steps = neededSteps(model, plan.steps, asked);
  if (!steps) return lacking(filled, given);
  if (steps.every((step) => isMereConversion(model, step))) return { kind: 'no' };
  const used = usedKeys(model, steps);
  const unnamed = choicesOf(model).find(({ key }) => used.has(key) && !filled.options.has(key));
  if (unnamed) return { kind: 'missing', key: unnamed.key };
  const refused = refusedGiven(filled, used);
  if (refused) return { kind: 'impossible', why: refused };

  const solution = solveCalculator(model, given);
  const finding = solution.findings.get(asked);
  if (solution.contradictions.length > 0) return { kind: 'no' };
  if (finding?.kind !== 'found') return unsolvable(finding);
  const quantity = variablesOf(model).find(({ key }) => key === asked);
  const impossibility = quantity ? impossibilityOf(finding.value, quantity) : null;
  if (impossibility) return { kind: 'impossible', why: { kind: 'result', value: finding.value, impossibility } };
  const values = Object.fromEntries(
    [...solution.findings].flatMap(([key, found]) => (found.kind === 'none' ? [] : [[key, found.value] as const])),
  );
  return { kind: 'solved', solution, finding, steps, used, broken: brokenConditions(model.conditions, values) };
}

function unsolvable(finding: CalculatorFinding | undefined): SolvingOutcome {
  if (finding?.kind !== 'none') return { kind: 'no' };
  const { kind } = finding.reason;
  if (kind === 'no-value' || kind === 'any-value') return { kind: 'impossible', why: { kind } };
  return { kind: 'no' };
}

function givenValues({ places, carried, options }: Filled): Record<string, number> {
  return Object.fromEntries([...[...places].map(([key, { value }]) => [key, value] as const), ...carried, ...options]);
}

type Step = { key: string; equation: number | null };

/** Only what the asked quantity needs; null where it is not found. */
function neededSteps(model: Calculator, steps: readonly Step[], asked: string): Step[] | null {
  if (!steps.some(({ key }) => key === asked)) return null;
  const needed = new Set([asked]);
  const kept: Step[] = [];
  for (const step of [...steps].reverse()) {
    if (!needed.has(step.key)) continue;
    kept.unshift(step);
    for (const key of keysOf(model, step)) needed.add(key);
  }
  return kept;
}

/** `P_KM = P` tells the same in another unit, which is found by converting and answers no question about quantities. */
function isMereConversion({ equations }: Calculator, { equation }: Step): boolean {
  const used = equation === null ? undefined : equations[equation];
  return used?.left.op === 'quantity' && used.right.op === 'quantity';
}

function usedKeys(model: Calculator, steps: readonly Step[]): Set<string> {
  return new Set(steps.flatMap((step) => [...keysOf(model, step)]));
}

export function keysOf({ equations, quantities }: Calculator, { key, equation }: Step): Set<string> {
  const used = equation === null ? undefined : equations[equation];
  if (used) return new Set([...quantityKeys(used.left), ...quantityKeys(used.right)]);
  const ruled = quantities.find((quantity) => quantity.key === key);
  if (ruled?.kind !== 'ruled') return new Set();
  const { rule } = ruled;
  if (rule.kind === 'series') return new Set([rule.of]);
  return new Set(rule.kind === 'lookup' ? [rule.by] : [rule.by, rule.choice]);
}

/** The one variable that would lead to the asked one if it were known; those that authors give at first go first. */
function lacking({ model, asked, places, carried }: Filled, given: Record<string, number>): SolvingOutcome {
  const open = variablesOf(model).filter(({ key }) => key !== asked && !places.has(key) && !carried.has(key));
  const helpful = open.filter(({ key }) =>
    planCalculator(model, { ...given, [key]: 1 }).steps.some((step) => step.key === asked),
  );
  const missing = helpful.find(({ start }) => start !== null) ?? helpful[0];
  return missing ? { kind: 'missing', key: missing.key } : { kind: 'no' };
}

function refusedGiven({ model, places }: Filled, used: ReadonlySet<string>): ImpossibleWhy | null {
  for (const variable of variablesOf(model)) {
    const place = used.has(variable.key) ? places.get(variable.key) : undefined;
    const impossibility = place ? impossibilityOf(place.value, variable) : null;
    if (impossibility) return { kind: 'given', key: variable.key, impossibility };
  }
  return null;
}

export function filledWith(
  model: Calculator,
  asked: string,
  assignment: Assignment,
  options: ReadonlyMap<string, number>,
  carried: ReadonlyMap<string, number> = new Map(),
): Filled {
  return { model, asked, places: assignment.places, options, carried };
}
