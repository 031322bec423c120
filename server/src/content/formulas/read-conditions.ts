import {
  type Calculator,
  type Condition,
  conditionKeys,
  noUnit,
  readCondition,
  type StatedCondition,
  type Unit,
} from '@navor/quantities';
import { dimensionFault } from './check-dimensions.ts';
import type { Report, Written } from './field-reader.ts';

/** A condition between quantities as it is written, and what readers are told where it is not met. */
export type ConditionBlock = { condition: Written; message: Written };

type Known = { quantity: Pick<Calculator['quantities'][number], 'key' | 'kind'>; unit: Unit };

/** Null, and reports, where one of them cannot be understood. */
export function readConditions(
  blocks: readonly ConditionBlock[],
  quantities: readonly Known[],
  report: Report,
): StatedCondition[] | null {
  const units = new Map(quantities.map(({ quantity, unit }) => [quantity.key, unit]));
  const read = blocks.flatMap(({ condition: { text, line }, message }) => {
    const reading = readCondition(text);
    const fault = reading.kind === 'unreadable' ? `at "${reading.part}"` : faultOf(reading, quantities, units);
    if (reading.kind === 'condition' && !fault) {
      const { left, comparison, right } = reading;
      return [{ left, comparison, right, message: message.text }];
    }
    report(line, 'formula-condition', `the condition "${text}" is not understood: ${fault}`);
    return [];
  });
  return read.length === blocks.length ? read : null;
}

function faultOf(condition: Condition, quantities: readonly Known[], units: ReadonlyMap<string, Unit>): string | null {
  const keys = [...conditionKeys(condition)];
  const unknown = keys.find((key) => !units.has(key));
  if (unknown) return `${unknown} is not among quantities`;
  if (condition.comparison === '=') return 'what has to be equal is an equation';
  if (!quantities.some(({ quantity }) => quantity.kind === 'variable' && keys.includes(quantity.key))) {
    return 'nothing in it can change';
  }
  return dimensionFault(condition.left, condition.right, (key) => (units.get(key) ?? noUnit).dimension);
}
