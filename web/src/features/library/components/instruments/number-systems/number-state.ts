import { type IntegerReading, readInteger } from './read-integer.ts';
import { type Base, flipBit, numberOf, patternOf, rangeOf, type Width, type WordKind } from './word.ts';

export type NumberState = {
  kind: WordKind;
  /** The bits, taken for a number without a sign: the last ones that could be read. */
  pattern: bigint;
  /** Stands in its field as it was typed, until something else changes the number. */
  typed: { base: Base; text: string } | null;
};

export type NumberChange =
  | { kind: 'type'; base: Base; text: string }
  | { kind: 'flip'; bit: number }
  | { kind: 'width'; width: Width }
  | { kind: 'signed'; isSigned: boolean }
  | { kind: 'reset' };

export const firstState: NumberState = { kind: { width: 8, isSigned: false }, pattern: 202n, typed: null };

/** What is wrong with what is typed; null where nothing is. */
export function faultOf({ typed, kind }: NumberState): Exclude<IntegerReading, { kind: 'integer' }> | null {
  const reading = typed && readInteger(typed.text, typed.base, kind);
  return reading && reading.kind !== 'integer' ? reading : null;
}

export function changeState(state: NumberState, change: NumberChange): NumberState {
  switch (change.kind) {
    case 'reset':
      return firstState;
    case 'type': {
      const { base, text } = change;
      const reading = readInteger(text, base, state.kind);
      return { ...state, typed: { base, text }, pattern: reading.kind === 'integer' ? reading.pattern : state.pattern };
    }
    case 'flip':
      return { ...state, pattern: flipBit(state.pattern, change.bit), typed: null };
    // The bits stay, only what they say is another number.
    case 'signed': {
      const kind = { ...state.kind, isSigned: change.isSigned };
      return faultOf(state) ? reread({ ...state, kind }) : { ...state, kind, typed: null };
    }
    case 'width':
      return resize(state, change.width);
  }
}

/** What could not be read may be readable now. */
function reread(state: NumberState): NumberState {
  const reading = state.typed && readInteger(state.typed.text, state.typed.base, state.kind);
  return reading?.kind === 'integer' ? { ...state, pattern: reading.pattern } : state;
}

/** The number stays. Where it has no room any more it stands in its field with what is wrong with it. */
function resize(state: NumberState, width: Width): NumberState {
  const kind = { ...state.kind, width };
  if (faultOf(state)) return reread({ kind, typed: state.typed, pattern: patternOf(state.pattern, width) });
  const value = numberOf(state.pattern, state.kind);
  const { min, max } = rangeOf(kind);
  const fits = value >= min && value <= max;
  return { kind, pattern: patternOf(value, width), typed: fits ? null : { base: 10, text: value.toString() } };
}
