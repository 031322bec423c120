import { expect, it } from 'vitest';
import { z } from 'zod';
import { canonicalForm } from './canonical-form.ts';
import { readYamlFile, writeYaml } from './yaml-file.ts';

const shape = z.strictObject({
  name: z.string().trim(),
  note: z.string().trim().optional(),
  size: z.int().default(1),
  answer: z.union([z.string(), z.number()]).transform(String),
  range: z.tuple([z.number(), z.number()]),
  tags: z.array(z.string()).default([]),
  kinds: z.record(
    z.string(),
    z.discriminatedUnion('kind', [
      z.strictObject({ width: z.number(), kind: z.literal('box') }),
      z.strictObject({ radius: z.number().default(1), kind: z.literal('ball') }),
    ]),
  ),
});

const written = `name: First
note: |
  Two

  paragraphs
answer: 12
range: [0.5, 3]
tags:
  - one
kinds:
  b:
    kind: ball
  a:
    kind: box
    width: 2
`;

const form = (text: string) => {
  const { value } = readYamlFile(Buffer.from(text), shape);
  return value && writeYaml(canonicalForm(shape, value));
};

it('writes what it read, whatever has a form of its own', () => {
  expect(form(written)).toBe(written);
});

it.each([
  ['keys in another order', written.replace('name: First\n', '').concat('name: First\n')],
  ['what goes without saying', written.replace('answer:', 'size: 1\nanswer:')],
  ['another way to write numbers', written.replace('12', '"12"').replace('[0.5, 3]', '\n  - 0.50\n  - 3')],
  ['a text that ends without a line', written.replace('note: |', 'note: |-')],
])('gives one form to %s', (_, text) => {
  expect(form(text)).toBe(written);
});

it('keeps the order of what is named freely', () => {
  const swapped = written.replace(/(kinds:\n)(.*?)( {2}a:\n.*)$/s, '$1$3$2');
  expect(form(swapped)).toBe(swapped);
});
