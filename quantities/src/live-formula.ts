import type { Expression } from './expression.ts';

export type FormulaQuantity = {
  /** As in the equation. */
  key: string;
  /** As people say it, in the lesson's language. */
  name: string;
  /** Typeset at save time. */
  symbolHtml: string;
  /** The same as the inside of a `<math>`, for computations that are typeset in the browser. */
  symbolMathml: string;
  /** The unit that values are shown in, such as `kΩ`; empty for plain numbers. */
  unit: string;
} & ({ kind: 'variable'; min: number; max: number; start: number | null } | { kind: 'constant'; value: number });

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
};
