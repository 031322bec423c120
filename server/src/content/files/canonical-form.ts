import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

/**
 * A value as a file of this shape holds it: keys in the order of the shape, without what is as it would be anyway. From
 * there `writeYaml` makes the one form of the file.
 */
export function canonicalForm(shape: z.core.$ZodType, value: unknown): unknown {
  if (shape instanceof z.ZodDefault || shape instanceof z.ZodOptional) return canonicalForm(shape.unwrap(), value);
  if (shape instanceof z.ZodObject) return writtenObject(shape, value as Record<string, unknown>);
  if (shape instanceof z.ZodRecord) {
    const entries = Object.entries(value as object).map(([key, each]) => [key, canonicalForm(shape.valueType, each)]);
    return Object.fromEntries(entries);
  }
  if (shape instanceof z.ZodArray) return (value as unknown[]).map((each) => canonicalForm(shape.element, each));
  if (shape instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = shape.def;
    const written = canonicalForm(optionFor(shape, value), value) as Record<string, unknown>;
    // What something is comes before what it is like.
    return { [discriminator]: written[discriminator], ...written };
  }
  if (shape instanceof z.ZodUnion) return canonicalForm(optionFor(shape, value), value);
  // What is read from a number as well as from a text is written as a number if it is one.
  if (shape instanceof z.ZodPipe) return isPlainNumber(value) ? Number(value) : value;
  return typeof value === 'string' ? writtenText(value) : value;
}

function writtenObject({ shape }: z.ZodObject, value: Record<string, unknown>): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(shape)) {
    const own = value[key];
    const isLeftOut =
      own === undefined || (inner instanceof z.ZodDefault && isDeepStrictEqual(own, inner.def.defaultValue));
    if (!isLeftOut) written[key] = canonicalForm(inner, own);
  }
  return written;
}

function optionFor({ options }: z.ZodUnion, value: unknown): z.core.$ZodType {
  const fitting = options.find((option) => z.safeParse(option, value).success);
  if (!fitting) throw new Error('This value has none of the shapes that it could have');
  return fitting;
}

function isPlainNumber(value: unknown): boolean {
  return typeof value === 'string' && String(Number(value)) === value && Number.isFinite(Number(value));
}

/** YAML marks a text over several lines that does not end with one, for no good. */
function writtenText(text: string): string {
  return text.includes('\n') && !text.endsWith('\n') ? `${text}\n` : text;
}
