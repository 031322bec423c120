import {
  type Dimension,
  dimensionOf,
  dimensionText,
  evaluate,
  formatNumber,
  fromUnit,
  inUnit,
  isSameDimension,
  joinUnit,
  noUnit,
  readExpression,
  readUnit,
  type Unit,
} from '@navor/quantities';
import { z } from 'zod';
import { defineTool, type ToolResult } from './assistant-tool.ts';

const figures = 8;
const unitText = z.string().trim().max(60);

/** Reckons with units, so that a model need not: by the same reader that marks learners' answers. */
export const calculateTool = defineTool({
  name: 'calculate',
  description:
    'Evaluates an expression exactly, with units: "U/R" with U = 12 V and R = 47 Ω. Knows + - * / ^, parentheses, sqrt, sin, ' +
    'cos, tan, asin, acos, atan, exp, ln, log10, abs, pi. Give differences of temperatures in K.',
  input: z.object({
    expression: z.string().trim().min(1).max(500).describe('With a point as the decimal sign, such as "2*pi*f*L"'),
    values: z
      .array(
        z.object({
          name: z
            .string()
            .trim()
            .regex(/^\p{L}[\p{L}\d_]{0,11}$/u)
            .describe('As in the expression'),
          value: z.number(),
          unit: unitText.default('').describe('Such as "kΩ" or "m/s^2"; empty for plain numbers'),
        }),
      )
      .max(20)
      .default([]),
    unit: unitText.optional().describe('The unit of the result; without it, SI base units'),
  }),
  run: async (_, { language }, { expression: typed, values, unit: wanted }) => {
    const names = values.map(({ name }) => name);
    const read = readExpression(typed, { names, implicitProducts: true });
    if (read.kind === 'empty') return wrong('The expression is empty.');
    if (read.kind === 'unreadable') return wrong(`Not understood at character ${read.at}: ${read.reason}.`);
    if (read.choices) return wrong(`That could be meant in two ways: ${read.choices.join(' or ')}.`);
    const units = new Map<string, Unit>();
    for (const { name, unit } of values) {
      const known = readUnit(unit);
      if (!known) return wrong(`The unit of ${name} is not known.`);
      units.set(name, known);
    }
    const found = dimensionOf(read.expression, (key) => units.get(key)?.dimension ?? noUnit.dimension);
    if (found.kind !== 'dimension') return wrong('The units do not fit together.');
    const inSi = values.map(({ name, value }) => [name, fromUnit(value, units.get(name) ?? noUnit)] as const);
    const value = evaluate(read.expression, Object.fromEntries(inSi));
    if (!Number.isFinite(value)) return wrong('It has no finite value.');
    return told(value, found.dimension, wanted, language);
  },
});

function told(value: number, dimension: Dimension, wanted: string | undefined, language: string): ToolResult {
  if (wanted === undefined) {
    const base = dimensionText(dimension);
    return right(`${formatNumber(value, language, figures)}${base === '1' ? '' : ` ${base}`}`);
  }
  const unit = readUnit(wanted);
  if (!unit) return wrong('The unit of the result is not known.');
  if (!isSameDimension(unit.dimension, dimension)) return wrong(`The result is in ${dimensionText(dimension)}.`);
  return right(joinUnit(formatNumber(inUnit(value, unit), language, figures), unit, language));
}

const right = (text: string): ToolResult => ({ isError: false, text });
const wrong = (text: string): ToolResult => ({ isError: true, text });
