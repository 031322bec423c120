import type { Calculator, CalculatorQuantity } from './calculator.ts';
import { quantityKeys, type Values } from './evaluate.ts';

/** One thing to find, by an equation (its index) or by the quantity's own rule. */
export type CalculatorStep = { key: string; equation: number | null };

/** In which order things are found from what is given, whatever the numbers are. */
export type CalculatorPlan = {
  steps: CalculatorStep[];
  /** Equations that nothing is left to find from: they hold, or what is given contradicts itself. */
  leftover: number[];
  /** What cannot be found, in the order of the quantities. */
  missing: string[];
};

/** What is given at first: values of variables, and the places of the options that are chosen. */
export function startValues({ quantities }: Pick<Calculator, 'quantities'>): Values {
  return Object.fromEntries(
    quantities.flatMap((quantity) => {
      const start = quantity.kind === 'variable' || quantity.kind === 'choice' ? quantity.start : null;
      return start === null ? [] : [[quantity.key, start] as const];
    }),
  );
}

export type PlannedCalculator = {
  quantities: readonly CalculatorQuantity[];
  equations: readonly Pick<Calculator['equations'][number], 'left' | 'right'>[];
};

/** Each equation and each rule is used as soon as all but one of its quantities are known; equations go first. */
export function planCalculator(calculator: PlannedCalculator, given: Values): CalculatorPlan {
  return plan(new Structure(calculator), givenKeys(calculator, given));
}

/**
 * The given variables of which one may be computed in turn if `key`, which is computed now, is given instead: those that
 * leave everything solvable in some order. Rules lead one way, and choices and constants are always given.
 */
export function swapsFor(calculator: PlannedCalculator, given: Values, key: string): string[] {
  const structure = new Structure(calculator);
  const keys = givenKeys(calculator, given);
  if (!structure.variables.has(key) || keys.has(key)) return [];
  return [...structure.variables].filter(
    (freed) =>
      keys.has(freed) &&
      plan(structure, new Set([...keys, key].filter((other) => other !== freed))).missing.length === 0,
  );
}

function givenKeys({ quantities }: PlannedCalculator, given: Values): Set<string> {
  return new Set(
    quantities
      .filter(({ key, kind }) => kind === 'variable' && Object.hasOwn(given, key) && Number.isFinite(given[key]))
      .map(({ key }) => key),
  );
}

/** What depends on what. */
class Structure {
  readonly keys: string[];
  readonly variables: Set<string>;
  readonly alwaysKnown: string[];
  readonly equations: string[][];
  readonly rules: { key: string; needs: string[] }[];

  constructor({ quantities, equations }: PlannedCalculator) {
    const keysOf = (kinds: CalculatorQuantity['kind'][]) =>
      quantities.filter(({ kind }) => kinds.includes(kind)).map(({ key }) => key);
    this.keys = quantities.map(({ key }) => key);
    this.variables = new Set(keysOf(['variable']));
    this.alwaysKnown = keysOf(['choice', 'constant']);
    this.equations = equations.map(({ left, right }) => [...new Set([...quantityKeys(left), ...quantityKeys(right)])]);
    this.rules = quantities.flatMap((quantity) =>
      quantity.kind === 'ruled' ? [{ key: quantity.key, needs: neededBy(quantity.rule) }] : [],
    );
  }
}

function neededBy(rule: Extract<CalculatorQuantity, { kind: 'ruled' }>['rule']): string[] {
  if (rule.kind === 'series') return [rule.of];
  return rule.kind === 'lookup' ? [rule.by] : [rule.choice, rule.by];
}

function plan(structure: Structure, given: ReadonlySet<string>): CalculatorPlan {
  const known = new Set([...structure.alwaysKnown, ...given]);
  const steps: CalculatorStep[] = [];
  for (let step = nextStep(structure, known); step; step = nextStep(structure, known)) {
    steps.push(step);
    known.add(step.key);
  }
  const used = new Set(steps.map(({ equation }) => equation));
  return {
    steps,
    leftover: structure.equations.flatMap((keys, index) =>
      !used.has(index) && keys.every((key) => known.has(key)) ? [index] : [],
    ),
    missing: structure.keys.filter((key) => !known.has(key)),
  };
}

function nextStep({ equations, rules, variables }: Structure, known: ReadonlySet<string>): CalculatorStep | null {
  for (const [index, keys] of equations.entries()) {
    const [only, ...others] = keys.filter((key) => !known.has(key));
    if (only !== undefined && others.length === 0 && variables.has(only)) return { key: only, equation: index };
  }
  const rule = rules.find(({ key, needs }) => !known.has(key) && needs.every((need) => known.has(need)));
  return rule ? { key: rule.key, equation: null } : null;
}
