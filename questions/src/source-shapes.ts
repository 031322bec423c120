import { translatedShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { longestTag, mostTags, tagPattern } from './tags.ts';

/** Building blocks of how authors write questions. Decimal signs in expressions and quantities are points, in every language. */

const written = z
  .string()
  .trim()
  .min(1)
  .max(20_000)
  .refine((text) => !/[^\P{Cc}\t\n\r]|\p{Cs}|\p{Co}/u.test(text), 'must not hold control or private-use characters');

/** A short name in a file: lower-case letters, digits and hyphens. */
export const authoredId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens')
  .max(60);

/** A Markdown text, or a line of one; `{{U}}` stands for a value of the template. */
export const markdown = translatedShape(written);

/** The name of a value: `U`, `R_1`, `alpha`. */
export const valueName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)?$/, 'must be a name such as U or R_1')
  .max(20);

/** `U / R`, over names of the template, with numbers in SI units. */
export const expression = z.union([z.string().min(1).max(300), z.number()]).transform(String);

/** `U / R < 0.1`. */
export const condition = z.string().min(3).max(600);

/** `kΩ`, `m/s^2`; empty for plain numbers. */
export const unit = z.string().max(60);

const variable = z.union([
  z.strictObject({ range: z.tuple([z.number(), z.number()]), step: z.number().positive(), unit: unit.default('') }),
  z.strictObject({ list: z.array(z.number()).min(2).max(100), unit: unit.default('') }),
]);

const derived = z.strictObject({
  value: expression,
  unit: unit.default(''),
  digits: z.int().min(1).max(12).default(3),
});

/** A word or two that authors find a question by: `tok`, `zaporedna vezava`. */
export const tag = z
  .string()
  .trim()
  .toLowerCase()
  .max(longestTag)
  .regex(tagPattern, 'must be words of letters and digits');

const tags = z
  .array(tag)
  .min(1)
  .max(mostTags)
  .refine((all) => new Set(all).size === all.length, 'must not name a tag twice');

/** The question that this one was copied from, as it was then. */
const origin = z.strictObject({ quiz: authoredId, question: authoredId, version: z.int().min(1) });

/** What every question has beside its type's own fields, in the order in which it is written. */
export const commonFields = {
  points: z.int().min(1).max(20).default(1),
  topic: authoredId,
  /** Left out where there are none. */
  tags: tags.optional(),
  /** Left out where it was not copied. */
  origin: origin.optional(),
  variables: z.record(valueName, variable).default({}),
  derived: z.record(valueName, derived).default({}),
  constraints: z.array(condition).max(10).default([]),
  body: markdown,
};

export const closingFields = {
  hints: z.array(markdown).max(5).default([]),
  solution: markdown,
};
