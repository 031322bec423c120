import { isMap, type Node, type YAMLMap } from 'yaml';
import type { FieldReader, Report, Written } from './field-reader.ts';
import { openBlock } from './open-block.ts';
import type { ConditionBlock } from './read-conditions.ts';

export type QuantityBlock = {
  key: string;
  line: number;
  name: Written | null;
  unit: Written | null;
  symbol: Written | null;
  start: Written | null;
  constant: Written | null;
  /** What is usual. */
  range: [Written, Written] | null;
  /** What is possible at all. */
  limits: Record<(typeof limitFields)[number], Written | null>;
  whole: Written | null;
  difference: Written | null;
};

/** The block as it is written: the right shape, but nothing in it is looked at yet. */
export type FormulaBlock = {
  title: Written | null;
  equation: Written;
  quantities: QuantityBlock[];
  solve: Written;
  plot: Written | null;
  conditions: ConditionBlock[];
};

const blockFields = ['title', 'equation', 'quantities', 'conditions', 'solve', 'plot'];
export const limitFields = ['least', 'above', 'most', 'below'] as const;
export const quantityFields = [
  ...['name', 'unit', 'symbol', 'start', 'constant', 'range'],
  ...[...limitFields, 'whole', 'difference'],
];
const mostQuantities = 12;
const form = { fields: blockFields, longest: 8000 };

/** Null where the shape is not the one that is asked for; what is wrong with it is reported. */
export function readFormulaBlock(source: string, firstLine: number, report: Report): FormulaBlock | null {
  const block = openBlock(source, firstLine, form, report);
  return block && readBlock(block.root, firstLine, block.reader);
}

function readBlock(root: YAMLMap, firstLine: number, reader: FieldReader): FormulaBlock | null {
  const fields = reader.fieldsOf(root, blockFields);
  const text = (field: string) => reader.textOf(fields.get(field), field);
  const equation = text('equation');
  const solve = text('solve');
  if (!fields.has('equation')) reader.fault(firstLine, 'blockFieldMissing', 'equation');
  if (!fields.has('solve')) reader.fault(firstLine, 'blockFieldMissing', 'solve');
  const listed = fields.get('quantities');
  const line = listed ? reader.lineOf(listed) : firstLine;
  if (!isMap(listed)) {
    reader.fault(line, 'quantitiesMissing');
    return null;
  }
  const quantities = [...reader.fieldsOf(listed)].flatMap(([key, node]) => readQuantity(key, node, reader) ?? []);
  if (quantities.length > mostQuantities) reader.fault(line, 'quantitiesTooMany', String(mostQuantities));
  const conditions = readConditionFields(fields.get('conditions'), reader);
  if (!equation || !solve || quantities.length > mostQuantities || !conditions) return null;
  return { title: text('title'), equation, quantities, solve, plot: text('plot'), conditions };
}

/** There may be none. */
export function readConditionFields(listed: Node | undefined, reader: FieldReader): ConditionBlock[] | null {
  if (!listed) return [];
  const entries = reader.textMapOf(listed, 'conditions');
  const conditions = entries?.flatMap(({ name, node }) => {
    const message = reader.textOf(node, `conditions.${name.text}`);
    return message ? [{ condition: name, message }] : [];
  });
  return conditions?.length === entries?.length ? (conditions ?? null) : null;
}

function readQuantity(key: string, node: Node, reader: FieldReader): QuantityBlock | null {
  const fields = quantityFieldsOf(key, node, quantityFields, reader);
  return fields && readQuantityFields(key, reader.lineOf(node), fields, reader);
}

export function quantityFieldsOf(
  key: string,
  node: Node,
  known: readonly string[],
  reader: FieldReader,
): Map<string, Node> | null {
  if (isMap(node)) return reader.fieldsOf(node, known);
  reader.fault(reader.lineOf(node), 'blockFields', key, known.join(', '));
  return null;
}

/** What all quantities have. */
export function readQuantityFields(
  key: string,
  line: number,
  fields: ReadonlyMap<string, Node>,
  reader: FieldReader,
): QuantityBlock {
  const text = (field: string) => reader.textOf(fields.get(field), `${key}.${field}`);
  return {
    key,
    line,
    name: text('name'),
    unit: text('unit'),
    symbol: text('symbol'),
    start: text('start'),
    constant: text('constant'),
    range: reader.rangeOf(fields.get('range'), key),
    limits: { least: text('least'), above: text('above'), most: text('most'), below: text('below') },
    whole: text('whole'),
    difference: text('difference'),
  };
}
