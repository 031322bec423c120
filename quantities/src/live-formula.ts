import type { Expression } from './expression.ts';
import type { StatedCondition } from './possible-value.ts';
import type { Limits, QuantityTraits } from './quantity-traits.ts';

/** What may be given or sought. The range is what is usual; beyond it is computed as well, beyond the limits nothing is. */
export type VariableQuantity = { kind: 'variable'; min: number; max: number; limits?: Limits; start: number | null };

export type FormulaQuantity = QuantityTraits & {
  /** As in the equation. */
  key: string;
  /** As people say it, in the lesson's language. */
  name: string;
  /** Typeset at save time. */
  symbolHtml: string;
  /** The same as the inside of a `<math>`, for computations that are typeset in the browser. */
  symbolMathml: string;
} & (VariableQuantity | { kind: 'constant'; value: number });

/** An equation that readers can compute with, checked and prepared when the lesson is saved. Values are in SI units. */
export type LiveFormula = {
  /** Unique in its lesson, an anchor. */
  id: string;
  title: string | null;
  /** The equation, typeset at save time. */
  equationHtml: string;
  left: Expression;
  right: Expression;
  quantities: FormulaQuantity[];
  /** The equation solved for each variable, where it can be; the others are found numerically. */
  solutions: Record<string, { expression: Expression; html: string }>;
  /** The key of the quantity that is sought at first. */
  solve: string;
  plot: { x: string; y: string } | null;
  conditions?: StatedCondition[];
};
