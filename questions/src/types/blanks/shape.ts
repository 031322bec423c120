import type { Translated } from '@navor/languages';
import { z } from 'zod';
import { gapName, typedText } from '../../response-shapes.ts';
import { markdown } from '../../source-shapes.ts';
import { type Numeric, sourceShape as numericShape } from '../numeric/shape.ts';
import { type ShortText, sourceShape as shortTextShape } from '../short-text/shape.ts';
import { type SingleChoice, sourceShape as singleChoiceShape } from '../single-choice/shape.ts';

/** The types of question that a gap can be. */
const gapShape = z.discriminatedUnion('type', [
  numericShape.extend({ type: z.literal('numeric') }),
  shortTextShape.extend({ type: z.literal('short-text') }),
  singleChoiceShape.extend({ type: z.literal('single-choice') }),
]);

export const sourceShape = z.strictObject({
  /** Paragraphs of text with gaps, `[[tok]]`; a gap stands outside of formulas and emphasis. */
  text: markdown,
  gaps: z.record(gapName, gapShape).refine((gaps) => Object.keys(gaps).length > 0, 'must have at least one gap'),
});
/** By gap: what was typed, or the letter that was chosen. */
export const responseShape = z.strictObject({ gaps: z.record(gapName, typedText) });

type GapTypes = { numeric: Numeric; 'short-text': ShortText; 'single-choice': SingleChoice };
type GapPart<Part extends 'prepared' | 'view' | 'reveal'> = {
  [Type in keyof GapTypes]: { type: Type } & GapTypes[Type][Part];
}[keyof GapTypes];
export type PreparedGap = GapPart<'prepared'>;
export type GapView = GapPart<'view'>;
export type GapReveal = GapPart<'reveal'>;

/** A piece of a paragraph: finished HTML, or a gap. */
export type Piece<Text> = { kind: 'text'; text: Text } | { kind: 'gap'; name: string };

export type Blanks = {
  source: z.infer<typeof sourceShape>;
  prepared: { paragraphs: Translated<Piece<string>[][]>; gaps: Record<string, PreparedGap> };
  view: { paragraphs: Piece<string>[][]; gaps: Record<string, GapView> };
  response: z.infer<typeof responseShape>;
  reveal: { gaps: Record<string, { share: number; reveal: GapReveal }> };
};
