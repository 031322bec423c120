import type { Response, View } from '@navor/questions/question.ts';
import type { GapView } from '@navor/questions/types/blanks/shape.ts';

/** A gap as it is met in the text, counted from 1. */
export type MetGap = { name: string; number: number; view: GapView };

/** A gap with what stands in it. */
export type FilledGap = MetGap & { id: string; text: string };

export function gapsInOrder({ paragraphs, gaps }: View<'blanks'>): MetGap[] {
  const names = paragraphs.flat().flatMap((piece) => (piece.kind === 'gap' ? [piece.name] : []));
  return [...new Set(names)].flatMap((name, at) => {
    const view = gaps[name];
    return view ? [{ name, number: at + 1, view }] : [];
  });
}

/** The answer with one gap filled or emptied; null when that was the last one. */
export function withGap(given: Record<string, string>, name: string, text: string): Response<'blanks'> | null {
  const { [name]: _, ...others } = given;
  const gaps = text.trim() === '' ? others : { ...others, [name]: text };
  return Object.keys(gaps).length > 0 ? { type: 'blanks', gaps } : null;
}
