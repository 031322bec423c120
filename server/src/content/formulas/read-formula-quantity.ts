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
  const fault = (message: string) => report(line, 'formula-block', message);
  if (block.constant) {
    if (block.range || block.start) fault(`${key} is a constant and has neither range nor start`);
    if (block.whole || Object.values(block.limits).some(Boolean)) fault(`${key} is a constant and has no limits`);
    if (isSought) report(line, 'unknown-quantity', `${key} is a constant and cannot be sought`);
    const value = readValue(block.constant, base, report);
    return value === null ? null : { quantity: { ...base, kind: 'constant', value }, unit, latex, line };
  }
  const range = readRange(block, base, report);
  const limits = readLimits(block, (written) => readValue(written, base, report), report);
  if (!block.start && !isSought) fault(`${key} needs a start value`);
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
    report(at, 'formula-limits', `${key} goes below absolute zero; a difference of temperatures has difference: true`);
  } else if (min < (limits.lower?.value ?? min) - room || max > (limits.upper?.value ?? max) + room) {
    report(at, 'formula-limits', `the range of ${key} goes beyond what its limits allow`);
  }
  if (quantity.start === null) return;
  const startLine = start?.line ?? line;
  if (!isWithin(quantity.start, quantity)) {
    report(startLine, 'formula-range', `the start value of ${key} lies outside its range`);
  } else if (impossibilityOf(quantity.start, quantity)) {
    report(startLine, 'formula-limits', `the start value of ${key} is impossible by what it declares`);
  }
}

/** What a quantity is, whatever its values are. */
export function readDescription(block: QuantityBlock, report: Report) {
  const { key, line } = block;
  const fault = (message: string) => report(line, 'formula-block', message);
  if (key === 'pi' || !/^[a-zA-Z][a-zA-Z0-9]*(_[a-zA-Z0-9]+)*$/.test(key)) {
    fault(`"${key}" cannot be a key: letters and digits, with _ before an index, such as R_1; pi is a number already`);
    return null;
  }
  // Values are kept by key in plain objects, which have these names already.
  if (key in Object.prototype) {
    fault(`"${key}" cannot be a key: it has a meaning of its own`);
    return null;
  }
  if (!block.name) fault(`${key} has no name`);
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
  report(symbol?.line ?? line, 'formula-block', `the symbol of ${key} is no LaTeX: ${result.message}`);
  return null;
}

/** A constant may carry its unit in its value alone. */
function readFieldUnit({ key, line, unit, constant }: QuantityBlock, report: Report): Unit | null {
  const ownUnit = constant && /^[+-]?[\d.]+(?:[eE][+-]?\d+)?\s*(.*)$/.exec(constant.text)?.[1];
  const text = unit ? unit.text : (ownUnit ?? '');
  const found = text === '1' ? noUnit : readUnit(text);
  if (!found)
    report((unit ?? constant)?.line ?? line, 'unknown-unit', `"${text}", the unit of ${key}, is no known unit`);
  return found;
}

function readRange({ key, line, range }: QuantityBlock, quantity: Valued, report: Report) {
  if (!range) {
    report(line, 'formula-block', `${key} needs a range, such as [0 V, 400 V], or is a constant`);
    return null;
  }
  const [min, max] = range.map((end) => readValue(end, quantity, report));
  if (typeof min !== 'number' || typeof max !== 'number') return null;
  if (min < max) return { min, max };
  report(range[0].line, 'formula-range', `the range of ${key} has to go from less to more`);
  return null;
}

type Valued = Pick<QuantityTraits, 'unit' | 'isDifference'> & { key: string };

export function readValue({ text, line }: Written, quantity: Valued, report: Report): number | null {
  const { key } = quantity;
  if (text.includes(',')) {
    report(line, 'formula-block', `"${text}" of ${key}: the decimal sign in blocks is the point`);
    return null;
  }
  const reading = readField(text, quantity);
  if (reading.kind === 'quantity') return reading.value;
  if (reading.kind === 'wrong-dimension') {
    const { given, expected, expectedUnit } = reading;
    const wanted = expectedUnit === '' ? 'a plain number' : `${expected} in ${expectedUnit}`;
    report(line, 'formula-dimension', `"${text}" of ${key} is ${given}, but ${key} is ${wanted}`);
  } else if (reading.kind === 'unreadable' && reading.reason === 'unknown-unit') {
    report(line, 'unknown-unit', `"${reading.part}" in "${text}" of ${key} is no known unit`);
  } else {
    report(line, 'formula-block', `"${text}" of ${key} is no value such as 4.7 kΩ`);
  }
  return null;
}
