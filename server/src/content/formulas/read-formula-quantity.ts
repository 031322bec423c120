import {
  type FormulaQuantity,
  fieldUnit,
  impossibilityOf,
  isWithin,
  type Limits,
  noUnit,
  type QuantityTraits,
  readField,
  readUnit,
  type Unit,
} from '@navor/quantities';
import { type MarkdownFault, markdownFault } from '../markdown/markdown-faults.ts';
import type { Report, Written } from './field-reader.ts';
import type { QuantityBlock } from './formula-block.ts';
import { symbolLatex, typesetSymbol } from './formula-latex.ts';
import { isTemperature, readLimits, readTraits } from './read-quantity-limits.ts';

type Variable = Extract<FormulaQuantity, { kind: 'variable' }>;

export type CheckedQuantity = { quantity: FormulaQuantity; unit: Unit; latex: string; line: number };

/** A quantity of the block with its values in SI units; null, and reports, where something in it is wrong. */
export function readFormulaQuantity(block: QuantityBlock, isSought: boolean, report: Report): CheckedQuantity | null {
  const described = readDescription(block, report);
  if (!described) return null;
  const { key, line } = block;
  const { base, unit, latex } = described;
  const fault = (found: MarkdownFault) => report(line, 'formula-block', found);
  if (block.constant) {
    if (block.range || block.start) fault(markdownFault('constantRange', key));
    if (block.whole || Object.values(block.limits).some(Boolean)) fault(markdownFault('constantLimits', key));
    if (isSought) report(line, 'unknown-quantity', markdownFault('constantSought', key));
    const value = readValue(block.constant, base, report);
    return value === null ? null : { quantity: { ...base, kind: 'constant', value }, unit, latex, line };
  }
  const range = readRange(block, base, report);
  const limits = readLimits(block, (written) => readValue(written, base, report), report);
  if (!block.start && !isSought) fault(markdownFault('quantityWithoutStart', key));
  const start = block.start && readValue(block.start, base, report);
  if (!range || !limits || (!isSought && start === null)) return null;
  const all = isTemperature(unit) && !base.isDifference ? { lower: absoluteZero, ...limits } : limits;
  const quantity = { ...base, kind: 'variable' as const, ...range, ...(hasLimits(all) && { limits: all }), start };
  checkValues(quantity, block, report);
  return { quantity, unit, latex, line };
}

/** Nobody has to declare it. */
const absoluteZero = { value: 0, isIncluded: true };

function hasLimits({ lower, upper }: Limits): boolean {
  return Boolean(lower || upper);
}

function checkValues(quantity: Variable, { range, start, line }: QuantityBlock, report: Report): void {
  const { key, min, max, limits = {} } = quantity;
  // Zeros of other scales are off by what numbers are rounded to.
  const room = 1e-9 * Math.max(Math.abs(min), Math.abs(max));
  const at = range?.[0].line ?? line;
  if (limits.lower === absoluteZero && min < -room) {
    report(at, 'formula-limits', markdownFault('quantityBelowZero', key));
  } else if (min < (limits.lower?.value ?? min) - room || max > (limits.upper?.value ?? max) + room) {
    report(at, 'formula-limits', markdownFault('quantityRangeImpossible', key));
  }
  if (quantity.start === null) return;
  const startLine = start?.line ?? line;
  if (!isWithin(quantity.start, quantity)) {
    report(startLine, 'formula-range', markdownFault('quantityStartOutside', key));
  } else if (impossibilityOf(quantity.start, quantity)) {
    report(startLine, 'formula-limits', markdownFault('quantityStartImpossible', key));
  }
}

/** What a quantity is, whatever its values are. */
export function readDescription(block: QuantityBlock, report: Report) {
  const { key, line } = block;
  const fault = (found: MarkdownFault) => report(line, 'formula-block', found);
  if (key === 'pi' || !/^[a-zA-Z][a-zA-Z0-9]*(_[a-zA-Z0-9]+)*$/.test(key)) {
    fault(markdownFault('quantityKey', key));
    return null;
  }
  // Values are kept by key in plain objects, which have these names already.
  if (key in Object.prototype) {
    fault(markdownFault('quantityKeyTaken', key));
    return null;
  }
  if (!block.name) fault(markdownFault('quantityUnnamed', key));
  const symbol = readSymbol(block, report);
  const unit = readFieldUnit(block, report);
  const traits = unit && readTraits(block, unit, report);
  if (!block.name || !symbol || !traits) return null;
  const base = { key, name: block.name.text, ...symbol.html, unit: unit.text, ...traits };
  return { base, unit: fieldUnit(base), latex: symbol.latex };
}

function readSymbol({ key, symbol, line }: QuantityBlock, report: Report) {
  const latex = symbol?.text ?? symbolLatex(key);
  const result = typesetSymbol(latex);
  if (result.kind === 'typeset') {
    return { latex, html: { symbolHtml: result.symbolHtml, symbolMathml: result.symbolMathml } };
  }
  report(symbol?.line ?? line, 'formula-block', result.fault);
  return null;
}

/** A constant may carry its unit in its value alone. */
function readFieldUnit({ key, line, unit, constant }: QuantityBlock, report: Report): Unit | null {
  const ownUnit = constant && /^[+-]?[\d.]+(?:[eE][+-]?\d+)?\s*(.*)$/.exec(constant.text)?.[1];
  const text = unit ? unit.text : (ownUnit ?? '');
  const found = text === '1' ? noUnit : readUnit(text);
  if (!found) report((unit ?? constant)?.line ?? line, 'unknown-unit', markdownFault('quantityUnit', key, text));
  return found;
}

function readRange({ key, line, range }: QuantityBlock, quantity: Valued, report: Report) {
  if (!range) {
    report(line, 'formula-block', markdownFault('quantityWithoutRange', key));
    return null;
  }
  const [min, max] = range.map((end) => readValue(end, quantity, report));
  if (typeof min !== 'number' || typeof max !== 'number') return null;
  if (min < max) return { min, max };
  report(range[0].line, 'formula-range', markdownFault('quantityRangeBackwards', key));
  return null;
}

type Valued = Pick<QuantityTraits, 'unit' | 'isDifference'> & { key: string };

export function readValue({ text, line }: Written, quantity: Valued, report: Report): number | null {
  const { key } = quantity;
  if (text.includes(',')) {
    report(line, 'formula-block', markdownFault('valueComma', key, text));
    return null;
  }
  const reading = readField(text, quantity);
  if (reading.kind === 'quantity') return reading.value;
  if (reading.kind === 'wrong-dimension') {
    report(line, 'formula-dimension', markdownFault('valueDimension', text, reading.expectedUnit || '1'));
  } else if (reading.kind === 'unreadable' && reading.reason === 'unknown-unit') {
    report(line, 'unknown-unit', markdownFault('valueUnit', key, reading.part));
  } else {
    report(line, 'formula-block', markdownFault('valueUnreadable', key, text));
  }
  return null;
}
