import {
  type FormulaQuantity,
  formatNumber,
  inUnit,
  type LiveFormula,
  noUnit,
  readQuantity,
  readUnit,
  type Solution,
  scaleOf,
  solve,
  type Unit,
  type Values,
  valueAt,
} from '@navor/quantities';
import { dividesByZero } from './division-by-zero.ts';
import { quantityText } from './quantity-text.ts';

export type Variable = Extract<FormulaQuantity, { kind: 'variable' }>;

/** What stands in a field. The value is exact where the text is rounded, and stays the last good one while the text is not. */
export type FieldState = { text: string; value: number; isReadable: boolean };

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

export function unitOf({ unit }: Pick<FormulaQuantity, 'unit'>): Unit {
  return readUnit(unit) ?? noUnit;
}

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
    change.kind === 'set' ? fieldOf(change.value, variable, language) : typedField(change.text, variable, before);
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

export function typedField(text: string, variable: Variable, before: FieldState): FieldState {
  const reading = readQuantity(text, unitOf(variable));
  return reading.kind === 'quantity'
    ? { text, value: reading.value, isReadable: true }
    : { text, value: before.value, isReadable: false };
}

export function fieldOf(value: number, variable: Variable, language: string, figures = 4): FieldState {
  const unit = unitOf(variable);
  const own = Math.abs(inUnit(value, unit));
  // Beside a fixed unit a number is easy to read; one with many zeros is easier with another prefix.
  const isPlain = own === 0 || (own >= 1e-3 && own < 1e6);
  const text = isPlain
    ? formatNumber(inUnit(value, unit), language, figures)
    : quantityText(value, unit, language, figures);
  return { text, value, isReadable: true };
}

export type FormulaSolution = Solution | { kind: 'zero-division' };

/** Null while a field cannot be read. */
export function solutionOf(formula: LiveFormula, state: FormulaState): FormulaSolution | null {
  const sought = variablesOf(formula).find(({ key }) => key === state.sought);
  const isComplete = Object.entries(state.fields).every(([key, field]) => key === state.sought || field.isReadable);
  if (!sought || !isComplete) return null;
  const { [sought.key]: _, ...given } = givenValues(formula, state);
  const solution = solve(formula, sought.key, given, sought);
  if (solution.kind === 'solved' && solution.way === 'numeric') return solution;
  const solved = formula.solutions[sought.key]?.expression;
  const isUndefined = [formula.left, formula.right, ...(solved ? [solved] : [])].some((expression) =>
    dividesByZero(expression, given),
  );
  if (isUndefined) return { kind: 'zero-division' };
  return solution.kind === 'solved' ? { ...solution, value: withoutNoise(solution.value, sought) } : solution;
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
