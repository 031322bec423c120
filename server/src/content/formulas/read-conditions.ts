import {
  type Calculator,
  type Condition,
  conditionKeys,
  noUnit,
  readCondition,
  type StatedCondition,
  type Unit,
} from '@navor/quantities';
import { type MarkdownFault, markdownFault } from '../markdown/markdown-faults.ts';
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
    const fault =
      reading.kind === 'unreadable' ? unreadableFault(text, reading) : faultOf(text, reading, quantities, units);
    if (reading.kind === 'condition' && !fault) {
      const { left, comparison, right } = reading;
      return [{ left, comparison, right, message: message.text }];
    }
    if (fault) report(line, 'formula-condition', fault);
    return [];
  });
  return read.length === blocks.length ? read : null;
}

function unreadableFault(text: string, { part }: { part: string }): MarkdownFault {
  return part === '' ? markdownFault('conditionIncomplete', text) : markdownFault('conditionUnreadable', text, part);
}

function faultOf(
  text: string,
  condition: Condition,
  quantities: readonly Known[],
  units: ReadonlyMap<string, Unit>,
): MarkdownFault | null {
  const keys = [...conditionKeys(condition)];
  const unknown = keys.find((key) => !units.has(key));
  if (unknown) return markdownFault('conditionKeyUnknown', text, unknown);
  if (condition.comparison === '=') return markdownFault('conditionIsEquation', text);
  if (!quantities.some(({ quantity }) => quantity.kind === 'variable' && keys.includes(quantity.key))) {
    return markdownFault('conditionFixed', text);
  }
  return dimensionFault(condition.left, condition.right, (key) => (units.get(key) ?? noUnit).dimension);
}
