import {
  type Calculator,
  type CalculatorQuantity,
  scaleOf,
  solveCalculator,
  type Values,
  valueAt,
} from '@navor/quantities';
import { type FieldState, fieldOf, typedField } from '../live-formula/formula-state.ts';

type Variable = Extract<CalculatorQuantity, { kind: 'variable' }>;

export type CalculatorState = {
  /** Of the variables that are given; those that have none are computed. */
  fields: Readonly<Record<string, FieldState>>;
  /** Of each choice the place of its option. */
  chosen: Readonly<Record<string, number>>;
  /** What stood in the field of a variable when that was swapped; nobody wants to type it again. */
  setAside: Readonly<Record<string, string>>;
};

export type CalculatorChange =
  | { kind: 'type'; key: string; text: string }
  | { kind: 'choose'; key: string; option: number }
  /** What was computed is given from now on, and something that was given is computed. */
  | { kind: 'swap'; give: string; compute: string }
  | { kind: 'reset' };

/** Beside their fields, start values have all the figures that authors write. */
const startFigures = 6;

export function firstState({ quantities }: Calculator, language: string): CalculatorState {
  return {
    fields: Object.fromEntries(
      quantities.flatMap((quantity) =>
        quantity.kind === 'variable' && quantity.start !== null
          ? [[quantity.key, fieldOf(quantity.start, quantity, language, Math.max(startFigures, quantity.figures ?? 0))]]
          : [],
      ),
    ),
    chosen: Object.fromEntries(
      quantities.flatMap((quantity) => (quantity.kind === 'choice' ? [[quantity.key, quantity.start]] : [])),
    ),
    setAside: {},
  };
}

export function changeState(
  calculator: Calculator,
  language: string,
  state: CalculatorState,
  change: CalculatorChange,
): CalculatorState {
  if (change.kind === 'reset') return firstState(calculator, language);
  if (change.kind === 'choose') return { ...state, chosen: { ...state.chosen, [change.key]: change.option } };
  if (change.kind === 'swap') return swap(calculator, language, state, change);
  const variable = variableOf(calculator, change.key);
  const before = state.fields[change.key];
  if (!variable || !before) return state;
  return { ...state, fields: { ...state.fields, [change.key]: typedField(change.text, variable, before, language) } };
}

/** As the solver takes them. A field that is not valid stands for its last good value. */
export function givenValues({ fields, chosen }: CalculatorState): Values {
  return { ...Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value])), ...chosen };
}

function swap(
  calculator: Calculator,
  language: string,
  state: CalculatorState,
  { give, compute }: { give: string; compute: string },
): CalculatorState {
  const variable = variableOf(calculator, give);
  const left = state.fields[compute];
  if (!variable || !left) return state;
  const finding = solveCalculator(calculator, givenValues(state)).findings.get(give);
  const { min, max } = variable;
  const value = finding?.kind === 'found' ? finding.value : valueAt(scaleOf(min, max), 0.5);
  const { [compute]: _, ...others } = state.fields;
  const { [give]: unused, ...aside } = state.setAside;
  const field =
    unused === undefined
      ? fieldOf(value, variable, language, variable.figures)
      : { text: unused, value, isValid: false };
  return {
    ...state,
    fields: { ...others, [give]: field },
    setAside: unusedText(left) ? { ...aside, [compute]: left.text } : aside,
  };
}

/** Empty where nothing would be lost. */
export function unusedText({ text, isValid }: FieldState): string {
  return isValid ? '' : text.trim();
}

function variableOf({ quantities }: Calculator, key: string): Variable | undefined {
  return quantities.filter((quantity) => quantity.kind === 'variable').find((variable) => variable.key === key);
}
