import type { CalculatorQuantity, QuantityTraits, Unit } from '@navor/quantities';
import { type MarkdownFault, markdownFault } from '../markdown/markdown-faults.ts';
import type { CalculatorQuantityBlock, ChoiceBlock } from './calculator-block.ts';
import type { Report } from './field-reader.ts';
import type { QuantityBlock } from './formula-block.ts';
import { type Described, readCalculatorRule } from './read-calculator-rule.ts';
import { readDescription, readFormulaQuantity, readValue } from './read-formula-quantity.ts';

export type CheckedCalculatorQuantity = {
  quantity: CalculatorQuantity;
  unit: Unit;
  latex: string;
  line: number;
  /** Not where it is a choice of names alone. */
  hasValue: boolean;
};

/** All quantities with their values in SI units; null, and reports, where something in one of them is wrong. */
export function readCalculatorQuantities(
  blocks: readonly CalculatorQuantityBlock[],
  report: Report,
): CheckedCalculatorQuantity[] | null {
  const described = new Map<string, Described>();
  const first = blocks.map((block) => {
    const found = readAlone(block, report);
    if (found) {
      const labels = block.kind === 'choice' ? block.choice.options.map(({ label }) => label.text) : null;
      described.set(block.key, { ...traitsOf(found), key: block.key, hasValue: found.hasValue, labels });
    }
    return found;
  });
  // A rule that names one of the faulty ones would be told that there is none such.
  if (first.includes(null)) return null;
  const checked = first.flatMap((found, index) => {
    const block = blocks[index];
    if (!found || block?.kind !== 'ruled') return found?.quantity ? [{ ...found, quantity: found.quantity }] : [];
    const rule = readCalculatorRule(block.rule, { ...traitsOf(found), key: block.key, others: described, report });
    return rule ? [{ ...found, quantity: { ...found.base, kind: 'ruled' as const, rule } }] : [];
  });
  return checked.length === blocks.length ? checked : null;
}

type ReadAlone = Omit<CheckedCalculatorQuantity, 'quantity'> & {
  base: Pick<CalculatorQuantity, 'key' | 'name' | 'symbolHtml' | 'symbolMathml' | keyof QuantityTraits>;
  /** Null where a rule is still to be read. */
  quantity: CalculatorQuantity | null;
};

function traitsOf({ unit, base: { isDifference } }: ReadAlone) {
  return { unit, ...(isDifference && { isDifference }) };
}

function readAlone(block: CalculatorQuantityBlock, report: Report): ReadAlone | null {
  const { line } = block;
  const figures = readFigures(block, report);
  if (!figures) return null;
  if (block.kind === 'plain') {
    const isComputed = !block.start && !block.constant;
    const found = readFormulaQuantity(block, isComputed, report);
    if (!found) return null;
    const quantity = { ...found.quantity, ...figures };
    return { ...found, quantity, base: quantity, hasValue: true };
  }
  const found = readDescription(block, report);
  if (!found) return null;
  if (block.kind === 'ruled') {
    return { ...found, base: { ...found.base, ...figures }, quantity: null, line, hasValue: true };
  }
  const choice = readChoice(block, block.choice, found.base, report);
  return (
    choice && { ...found, line, quantity: { ...found.base, kind: 'choice', ...choice }, hasValue: hasValues(block) }
  );
}

/** Nothing where what is usual will do. */
function readFigures({ key, figures, constant }: CalculatorQuantityBlock, report: Report): { figures?: number } | null {
  if (!figures) return {};
  if (constant) report(figures.line, 'formula-block', markdownFault('constantFigures', key));
  else if (/^[3-9]$/.test(figures.text)) return { figures: Number(figures.text) };
  else report(figures.line, 'formula-block', markdownFault('quantityFigures', key, figures.text));
  return null;
}

function hasValues({ choice }: { choice: ChoiceBlock }): boolean {
  return choice.options.some(({ value }) => value !== null);
}

function readChoice(block: QuantityBlock, choice: ChoiceBlock, base: QuantityTraits & { key: string }, report: Report) {
  const { key, line, start } = block;
  const fault = (at: number, found: MarkdownFault) => report(at, 'formula-block', found);
  const labels = choice.options.map(({ label }) => label.text);
  if (labels.length < 2) fault(line, markdownFault('choiceAlone', key));
  if (base.unit !== '' && !hasValues({ choice })) fault(line, markdownFault('choiceUnit', key));
  for (const [index, { label }] of choice.options.entries()) {
    if (labels.indexOf(label.text) < index) fault(label.line, markdownFault('choiceTwice', key, label.text));
  }
  const options = choice.options.flatMap(({ label, value: written }, index) => {
    // Names alone are told apart by their places.
    const value = written ? readValue(written, base, report) : index;
    return value === null ? [] : [{ label: label.text, value }];
  });
  const chosen = start ? labels.indexOf(start.text) : 0;
  if (start && chosen < 0) fault(start.line, markdownFault('choiceStart', key, labels.join(', ')));
  return options.length === labels.length && chosen >= 0 ? { options, start: chosen } : null;
}
