import type { Expression } from './expression.ts';
import type { VariableQuantity } from './live-formula.ts';
import type { StatedCondition } from './possible-value.ts';
import type { QuantityTraits } from './quantity-traits.ts';

/** A way from one quantity to another that no equation describes; it leads one way only. */
export type CalculatorRule =
  /** The first of some ascending values that is not below a quantity: the next size that is made. */
  | { kind: 'series'; of: string; values: number[] }
  /** A table by ascending upper limits of a quantity, each belonging to its row. */
  | { kind: 'lookup'; by: string; upTo: number[]; values: number[] }
  /** The same with a column for each option of a choice, in the order of the options; null where the table is empty. */
  | { kind: 'choice-lookup'; choice: string; by: string; upTo: number[]; columns: (number | null)[][] };

export type CalculatorQuantity = QuantityTraits & {
  /** As in the equations. */
  key: string;
  /** As people say it, in the text's language. */
  name: string;
  /** Typeset at save time. */
  symbolHtml: string;
  /** The same as the inside of a `<math>`, for computations that are typeset in the browser. */
  symbolMathml: string;
} /** Given at first where it has a start, otherwise computed from the others. */ & (
    | VariableQuantity
    /** One of a few values with names of their own; always given. */
    | { kind: 'choice'; options: { label: string; value: number }[]; start: number }
    | { kind: 'constant'; value: number }
    /** Found by a rule, and never given. */
    | { kind: 'ruled'; rule: CalculatorRule }
  );

export type CalculatorEquation = {
  left: Expression;
  right: Expression;
  /** Typeset at save time. */
  html: string;
  /** Solved for each variable, where it can be; the others are found numerically. */
  solutions: Record<string, { expression: Expression; html: string }>;
};

/** Equations that readers can compute with, prepared when the text is saved. Values are in SI units. */
export type Calculator = {
  /** Unique in its text, an anchor. */
  id: string;
  title: string | null;
  quantities: CalculatorQuantity[];
  equations: CalculatorEquation[];
  conditions?: StatedCondition[];
};
