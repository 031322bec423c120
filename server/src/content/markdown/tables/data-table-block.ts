import { isMap, type Node } from 'yaml';
import type { FieldReader, Report, Written } from '../../formulas/field-reader.ts';
import { openBlock } from '../../formulas/open-block.ts';

export type ColumnBlock = {
  key: string;
  line: number;
  name: Written;
  unit: Written | null;
  /** What its texts are called in the text's language; null where they stay as they are. */
  values: { from: Written; to: string }[] | null;
  isText: boolean;
};

export type DataTableBlock = { src: Written; caption: Written; columns: ColumnBlock[] };

const form = { fields: ['src', 'caption', 'columns'], longest: 16_000 };

/** Null where the shape is not the one that is asked for; what is wrong with it is reported. */
export function readDataTableBlock(source: string, firstLine: number, report: Report): DataTableBlock | null {
  const block = openBlock(source, firstLine, form, report);
  if (!block) return null;
  const { root, reader } = block;
  const fields = reader.fieldsOf(root, form.fields);
  for (const field of form.fields.filter((field) => !fields.has(field))) {
    reader.fault(firstLine, 'blockFieldMissing', field);
  }
  const src = reader.textOf(fields.get('src'), 'src');
  const caption = readCaption(fields.get('caption'), reader);
  const columns = readColumns(fields.get('columns'), reader);
  return src && caption && columns && { src, caption, columns };
}

/** Only the names of columns are typeset. */
function readCaption(node: Node | undefined, reader: FieldReader): Written | null {
  const caption = reader.textOf(node, 'caption');
  if (!caption?.text.includes('$')) return caption;
  reader.fault(caption.line, 'tableCaption');
  return null;
}

function readColumns(node: Node | undefined, reader: FieldReader): ColumnBlock[] | null {
  if (!node) return null;
  const line = reader.lineOf(node);
  if (!isMap(node) || node.items.length === 0) {
    reader.fault(line, 'tableWithoutColumns');
    return null;
  }
  const entries = reader.textMapOf(node, 'columns');
  const columns = entries?.flatMap(({ name, node: fields }) => readColumn(name, fields, reader) ?? []);
  return columns?.length === node.items.length ? columns : null;
}

const columnFields = ['name', 'unit', 'values', 'text'];

function readColumn({ text: key, line }: Written, node: Node, reader: FieldReader): ColumnBlock | null {
  if (!isMap(node)) {
    reader.fault(line, 'tableColumnFields', key, columnFields.join(', '));
    return null;
  }
  const fields = reader.fieldsOf(node, columnFields);
  const text = (field: string) => reader.textOf(fields.get(field), `columns.${key}.${field}`);
  const [name, unit, isText] = [text('name'), text('unit'), text('text')];
  const values = readValues(key, fields.get('values'), reader);
  if (!fields.has('name')) reader.fault(line, 'tableColumnUnnamed', key);
  if (isText && isText.text !== 'true') reader.fault(isText.line, 'tableColumnText', key);
  if (!name || values === undefined) return null;
  return { key, line, name, unit, values, isText: isText !== null };
}

/** Undefined where something in it is wrong. */
function readValues(key: string, node: Node | undefined, reader: FieldReader): ColumnBlock['values'] | undefined {
  if (!node) return null;
  const path = `columns.${key}.values`;
  const entries = reader.textMapOf(node, path);
  const values = entries?.flatMap(({ name, node: written }) => {
    const to = reader.textOf(written, `${path}.${name.text}`);
    return to ? [{ from: name, to: to.text }] : [];
  });
  return values && values.length === entries?.length ? values : undefined;
}
