import type { Calculator, LiveFormula } from '@navor/quantities';
import { z } from 'zod';
import { instruments } from './library/library-choices.ts';

export function prepared<Value extends object>() {
  return z.custom<Value>((value) => typeof value === 'object' && value !== null);
}

/** A body is prepared when it is saved: finished HTML, with live formulas between. */
export const bodyPartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('html'), html: z.string() }),
  z.object({ kind: z.literal('formula'), formula: prepared<LiveFormula>() }),
]);
export type BodyPart = z.infer<typeof bodyPartSchema>;

/** A table of facts to sort, filter and copy. Texts and numbers are written in the text's language. */
export const dataTableSchema = z.object({
  /** Unique in its text, an anchor. */
  id: z.string(),
  caption: z.string(),
  columns: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      /** The name with its formulas typeset. */
      name_html: z.string(),
      /** Shown with the name; empty for plain numbers and texts. */
      unit: z.string(),
      kind: z.enum(['text', 'number']),
    }),
  ),
  /** In the order of the columns. `value` is what a number is sorted by, null for texts and empty cells. */
  rows: z.array(z.array(z.object({ text: z.string(), value: z.number().nullable() }))),
});
export type DataTable = z.infer<typeof dataTableSchema>;

/** What the texts of the library have on top: tables to sort, calculators, and instruments that are made by hand. */
export const libraryPartSchema = z.discriminatedUnion('kind', [
  ...bodyPartSchema.options,
  z.object({ kind: z.literal('calculator'), calculator: prepared<Calculator>() }),
  z.object({ kind: z.literal('table'), table: dataTableSchema }),
  z.object({ kind: z.literal('instrument'), id: z.string(), name: z.enum(instruments) }),
]);
export type LibraryPart = z.infer<typeof libraryPartSchema>;

/** A heading of the text, for its table of contents. */
export const headingSchema = z.object({
  id: z.string(),
  text: z.string(),
  level: z.union([z.literal(2), z.literal(3)]),
});
export type Heading = z.infer<typeof headingSchema>;

/** Addresses of headings that a text no longer has, and those of the same sections now. */
export const movedAnchorsSchema = z.record(z.string(), z.string());
export type MovedAnchors = z.infer<typeof movedAnchorsSchema>;
