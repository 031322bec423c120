import { formatNumber, type Notation, type Piece } from '@navor/quantities';
import type { ShownValue, ShownValues } from './shown-value.ts';

/** How a way of writing spells what an expression is made of. */
export type Spelling = {
  pi: string;
  number: (number: string) => string;
  /** Takes the number as it is spelt already. */
  withUnit: (number: string, unit: string) => string;
  symbol: (key: string) => string;
};

/** A quantity stands for itself where it has no value yet. */
export function leafPieces(spelling: Spelling, language: string, values: ShownValues): Notation['leaf'] {
  return (leaf) => {
    if (leaf.op === 'pi') return { text: spelling.pi, tightness: 'atom' };
    if (leaf.op === 'number') return numberPiece(spelling, formatNumber(leaf.value, language), leaf.value < 0);
    const value = values.get(leaf.key);
    return value ? valuePiece(spelling, value) : { text: spelling.symbol(leaf.key), tightness: 'atom' };
  };
}

export function valuePiece(spelling: Spelling, { number, unit, isSigned }: ShownValue): Piece {
  const piece = numberPiece(spelling, number, isSigned);
  if (unit === '') return piece;
  const text = spelling.withUnit(piece.text, unit);
  // A unit belongs to its number, yet an exponent behind it would seem to be the unit's alone.
  return { ...piece, text, tightness: unit === '°' ? piece.tightness : 'product' };
}

function numberPiece(spelling: Spelling, number: string, isSigned: boolean): Piece {
  return { text: spelling.number(number), tightness: number.includes('·') ? 'product' : 'atom', isSigned };
}
