import {
  brokenConditions,
  conditionKeys,
  type FormulaQuantity,
  fieldChoices,
  formatNumber,
  formatWhole,
  type Impossibility,
  impossibilityOf,
  inUnit,
  isWithin,
  type LiveFormula,
  readField,
  type Solution,
  scaleOf,
  solve,
  fieldUnit as unitOf,
  type Values,
  valueAt,
} from '@navor/quantities';
import { dividesByZero } from './division-by-zero.ts';
import { quantityText } from './quantity-text.ts';

export { unitOf };

export type Variable = Extract<FormulaQuantity, { kind: 'variable' }>;

/**
 * What stands in a field. The value is exact where the text is rounded, and stays the last good one while the text is not
 * valid: while it cannot be read, has two meanings, or stands for what is impossible.
 */
export type FieldState = { text: string; value: number; isValid: boolean };

export type FormulaState = {
  sought: string;
  fields: Readonly<Record<string, FieldState>>;
  axes: { x: string; y: string } | null;
};

export type FormulaChange =
  | { kind: 'type'; key: string; text: string }
  | { kind: 'set'; key: string; value: number }
  | { kind: 'seek'; key: string }
  | { kind: 'plot-over'; key: string }
  | { kind: 'reset' };

export function variablesOf(formula: LiveFormula): Variable[] {
  return formula.quantities.filter((quantity) => quantity.kind === 'variable');
}

export function firstState(formula: LiveFormula, language: string): FormulaState {
  const fields = variablesOf(formula).map((variable) => {
    const { min, max, start } = variable;
    return [variable.key, fieldOf(start ?? valueAt(scaleOf(min, max), 0.5), variable, language, 6)] as const;
  });
  return { sought: formula.solve, fields: Object.fromEntries(fields), axes: formula.plot };
}

export function changeState(
  formula: LiveFormula,
  language: string,
  state: FormulaState,
  change: FormulaChange,
): FormulaState {
  if (change.kind === 'reset') return firstState(formula, language);
  if (change.kind === 'plot-over') return { ...state, axes: state.axes && { ...state.axes, x: change.key } };
  if (change.kind === 'seek') return seek(formula, language, state, change.key);
  const variable = variablesOf(formula).find(({ key }) => key === change.key);
  const before = state.fields[change.key];
  if (!variable || !before) return state;
  const field =
    change.kind === 'set'
      ? fieldOf(change.value, variable, language)
      : typedField(change.text, variable, before, language);
  return { ...state, fields: { ...state.fields, [change.key]: field } };
}

/** What was sought becomes given, with the value that was found, and the curve shows what is sought now. */
function seek(formula: LiveFormula, language: string, state: FormulaState, key: string): FormulaState {
  const before = variablesOf(formula).find((variable) => variable.key === state.sought);
  if (!before || key === state.sought) return state;
  const value = valuesOf(formula, state)[before.key];
  const found = value !== undefined && Number.isFinite(value) ? value : (state.fields[before.key]?.value ?? before.min);
  const fields = { ...state.fields, [before.key]: fieldOf(found, before, language) };
  const axes = state.axes && { y: key, x: state.axes.x === key ? before.key : state.axes.x };
  return { sought: key, fields, axes };
}

export function typedField(text: string, variable: Variable, before: FieldState, language: string): FieldState {
  const reading = readField(text, variable);
  const isUnderstood = reading.kind === 'quantity' && !fieldChoices(text, variable, language);
  return isUnderstood && !impossibilityOf(reading.value, variable)
    ? { text, value: reading.value, isValid: true }
    : { text, value: before.value, isValid: false };
}

export function fieldOf(value: number, variable: Variable, language: string, figures = 4): FieldState {
  const unit = unitOf(variable);
  const isValid = impossibilityOf(value, variable) === null;
  if (variable.isWhole && isValid) return { text: formatWhole(inUnit(value, unit), language), value, isValid };
  const own = Math.abs(inUnit(value, unit));
  // Beside a fixed unit a number is easy to read; one with many zeros is easier with another prefix.
  const isPlain = own === 0 || (own >= 1e-3 && own < 1e6);
  const text = isPlain
    ? formatNumber(inUnit(value, unit), language, figures)
    : quantityText(value, unit, language, figures);
  return { text, value, isValid };
}

export type FormulaSolution =
  | Solution
  | { kind: 'zero-division' }
  /** What the equation gives, and why it cannot be. */
  | { kind: 'impossible'; value: number; why: Impossibility }
  /** It would break conditions between quantities; these are what authors say of them. */
  | { kind: 'unmet'; messages: string[] };

/** By key: what is said of a condition that the values given do not meet, beside all that are in it. */
export function unmetMessages(formula: LiveFormula, state: FormulaState, key: string): string[] {
  const { [state.sought]: _, ...given } = givenValues(formula, state);
  return brokenConditions(formula.conditions, given)
    .filter((condition) => conditionKeys(condition).has(key))
    .map(({ message }) => message);
}

/** The names of what is given and outside its usual range. */
export function unusualFields(formula: LiveFormula, { fields, sought }: FormulaState): string[] {
  return variablesOf(formula)
    .filter((variable) => variable.key !== sought && !isWithin(fields[variable.key]?.value ?? variable.min, variable))
    .map(({ name }) => name);
}

/** Null while a field is not valid, or what is given cannot be together. */
export function solutionOf(formula: LiveFormula, state: FormulaState): FormulaSolution | null {
  const sought = variablesOf(formula).find(({ key }) => key === state.sought);
  const isComplete = Object.entries(state.fields).every(([key, field]) => key === state.sought || field.isValid);
  if (!sought || !isComplete) return null;
  const { [sought.key]: _, ...given } = givenValues(formula, state);
  if (brokenConditions(formula.conditions, given).length > 0) return null;
  const solution = possibleOf(formula, sought, given, solve(formula, sought.key, given, sought));
  if (solution.kind === 'impossible' || solution.kind === 'unmet') return solution;
  if (solution.kind === 'solved' && solution.way === 'numeric') return solution;
  const solved = formula.solutions[sought.key]?.expression;
  const isUndefined = [formula.left, formula.right, ...(solved ? [solved] : [])].some((expression) =>
    dividesByZero(expression, given),
  );
  if (isUndefined) return { kind: 'zero-division' };
  return solution.kind === 'solved' ? { ...solution, value: withoutNoise(solution.value, sought) } : solution;
}

/** Of several values those that are possible remain; where none does, the first one tells why. */
function possibleOf(formula: LiveFormula, sought: Variable, given: Values, solution: Solution): FormulaSolution {
  if (solution.kind === 'none') return solution;
  const values = solution.kind === 'several' ? solution.values : [solution.value];
  const unmet = (value: number) => brokenConditions(formula.conditions, { ...given, [sought.key]: value });
  const possible = values.filter((value) => !impossibilityOf(value, sought) && unmet(value).length === 0);
  const [first = Number.NaN] = values;
  const [only = Number.NaN, ...others] = possible;
  if (possible.length === 0) {
    const why = impossibilityOf(first, sought);
    if (why) return { kind: 'impossible', value: first, why };
    return { kind: 'unmet', messages: unmet(first).map(({ message }) => message) };
  }
  if (solution.kind === 'solved' || others.length === 0) {
    return solution.kind === 'solved' ? solution : { kind: 'solved', value: only, isInRange: true, way: 'numeric' };
  }
  return { kind: 'several', values: possible };
}

/** The cosine of a right angle times a force is no force, though computers leave some billionth of a millionth of it. */
export function withoutNoise(value: number, { min, max }: Variable): number {
  return Math.abs(value) < 1e-15 * Math.max(Math.abs(min), Math.abs(max)) ? 0 : value;
}

/** All values, the one found among them; that one is missing where there is none. */
export function valuesOf(formula: LiveFormula, state: FormulaState): Values {
  const { [state.sought]: _, ...given } = givenValues(formula, state);
  const solution = solutionOf(formula, state);
  const found =
    solution?.kind === 'several' ? solution.values[0] : solution?.kind === 'solved' ? solution.value : undefined;
  return found === undefined ? given : { ...given, [state.sought]: found };
}

function givenValues(formula: LiveFormula, { fields }: FormulaState): Record<string, number> {
  return Object.fromEntries(
    formula.quantities.map((quantity) => [
      quantity.key,
      quantity.kind === 'constant' ? quantity.value : (fields[quantity.key]?.value ?? Number.NaN),
    ]),
  );
}
