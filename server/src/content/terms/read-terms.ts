import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@navor/languages';
import { readUnit } from '@navor/quantities';
import { z } from 'zod';
import { type FileProblem, inFile } from '../files/problem.ts';
import { readYamlFile } from '../files/yaml-file.ts';

const text = z.string().min(1).max(200);
const wording = z.strictObject({ use: text, avoid: z.array(text).default([]) });
const byLanguage = <Shape extends z.ZodType>(shape: Shape) => z.partialRecord(z.enum(languages), shape);
const unit = text.refine((written) => written === '1' || readUnit(written) !== null, 'is no known unit');

const termsShape = z.strictObject({
  /** What things are called, and what they are not called. A `*` ends a word in any way. */
  terms: z.record(text, byLanguage(wording)),
  /** The quantities that a symbol may stand for in a live formula or calculator, whatever its index. */
  symbols: z.record(text, z.array(z.strictObject({ quantity: z.record(z.enum(languages), text), unit })).min(1)),
  /** How a quantity is written in formulas, and how it is not. */
  notation: z.record(text, z.strictObject({ use: text, avoid: z.array(text).min(1) })),
});

export type Terms = z.output<typeof termsShape>;

export const termsName = 'terms.yaml';

/** A folder without a list of terms is fine. */
export async function readTerms(folder: string): Promise<{ terms: Terms | undefined; problems: FileProblem[] }> {
  const bytes = await readFile(join(folder, termsName)).catch(() => undefined);
  if (bytes === undefined) return { terms: undefined, problems: [] };
  const { value, problems } = readYamlFile(bytes, termsShape);
  return { terms: value, problems: inFile(termsName, problems) };
}
