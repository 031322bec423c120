import type { Expression } from '@navor/quantities';

export type Comparison = '<' | '<=' | '>' | '>=' | '=' | '!=';

/** `U / R < 100 mA`: drawn values that break it are drawn again. */
export type Condition = { left: Expression; comparison: Comparison; right: Expression };

/** A value that an attempt draws. Ends, step and list are in the variable's unit, as the author wrote them. */
export type Variable = {
  name: string;
  unit: string;
} & ({ kind: 'range'; min: number; max: number; step: number } | { kind: 'list'; values: number[] });

/** A value that follows from drawn ones. */
export type Derived = { name: string; unit: string; value: Expression; digits: number };

/** What a question draws for each attempt; empty lists for a question that is always the same. */
export type Template = {
  variables: Variable[];
  derived: Derived[];
  constraints: Condition[];
};

/** One attempt's values: by name, in SI base units. */
export type Values = Readonly<Record<string, number>>;
