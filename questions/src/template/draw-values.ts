import { evaluateWithoutRoundoff, fromUnit, isConditionMet } from '@navor/quantities';
import { cachedUnit } from './cached-unit.ts';
import { randomStream } from './random.ts';
import type { Template, Values, Variable } from './template.ts';

const mostDraws = 1000;

/** Values of variables that are not drawn but given, by name, in the variable's unit. */
export type PinnedValues = Readonly<Record<string, number>>;

/**
 * The same seed always draws the same values; null where no draw meets the constraints. A pinned variable draws as well, so
 * that the others stay as they are without it.
 */
export function drawValues(template: Template, seed: number, pinned: PinnedValues = {}): Values | null {
  const random = randomStream(seed, 'values');
  for (let draw = 0; draw < mostDraws; draw++) {
    const values = drawOnce(template, random, pinned);
    const isSound = Object.values(values).every(Number.isFinite);
    if (isSound && template.constraints.every((constraint) => isConditionMet(constraint, values))) return values;
  }
  return null;
}

function drawOnce({ variables, derived }: Template, random: () => number, pinned: PinnedValues): Values {
  const values: Record<string, number> = {};
  for (const variable of variables) {
    const drawn = drawVariable(variable, random);
    const value = Object.hasOwn(pinned, variable.name) ? (pinned[variable.name] ?? drawn) : drawn;
    values[variable.name] = fromUnit(value, cachedUnit(variable.unit));
  }
  // A template keeps derived values in an order in which each follows from those before it.
  for (const { name, value } of derived) values[name] = evaluateWithoutRoundoff(value, values);
  return values;
}

function drawVariable(variable: Variable, random: () => number): number {
  if (variable.kind === 'list') return variable.values[Math.floor(random() * variable.values.length)] ?? Number.NaN;
  const { min, max, step } = variable;
  // Sums of tenths have noise in their last digits, which would both be shown and cost the last step.
  const steps = Math.floor((max - min) / step + 1e-9);
  return Number((min + Math.floor(random() * (steps + 1)) * step).toPrecision(12));
}
