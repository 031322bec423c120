export const functionNames = [
  'sqrt',
  'sin',
  'cos',
  'tan',
  'asin',
  'acos',
  'atan',
  'exp',
  'ln',
  'log10',
  'abs',
] as const;
export type FunctionName = (typeof functionNames)[number];

/** A formula as a tree. All values are in SI units. */
export type Expression =
  | { op: 'number'; value: number }
  | { op: 'quantity'; key: string }
  | { op: 'pi' }
  | { op: 'add' | 'subtract' | 'multiply' | 'divide' | 'power'; left: Expression; right: Expression }
  | { op: 'negate'; of: Expression }
  | { op: 'call'; name: FunctionName; of: Expression };
