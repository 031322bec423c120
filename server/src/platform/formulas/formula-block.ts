import { isMap, type Node, type YAMLMap } from 'yaml';
import { parseYaml } from '../yaml.ts';
import { FieldReader, type Report, type Written } from './field-reader.ts';

export type QuantityBlock = {
  key: string;
  line: number;
  name: Written | null;
  unit: Written | null;
  symbol: Written | null;
  start: Written | null;
  constant: Written | null;
  range: [Written, Written] | null;
};

/** The block as it is written: the right shape, but nothing in it is looked at yet. */
export type FormulaBlock = {
  title: Written | null;
  equation: Written;
  quantities: QuantityBlock[];
  solve: Written;
  plot: Written | null;
};

const blockFields = ['title', 'equation', 'quantities', 'solve', 'plot'];
const quantityFields = ['name', 'unit', 'symbol', 'start', 'constant', 'range'];
const longestBlock = 8000;
const mostQuantities = 12;

/** Null where the shape is not the one that is asked for; what is wrong with it is reported. */
export function readFormulaBlock(source: string, firstLine: number, report: Report): FormulaBlock | null {
  const fault = (line: number, message: string) => report(line, 'formula-block', message);
  if (source.length > longestBlock) {
    fault(firstLine, `a formula block has at most ${longestBlock} characters`);
    return null;
  }
  const parsed = parseYaml(source, firstLine);
  if (parsed.kind === 'faulty') {
    for (const { line, message } of parsed.faults) {
      fault(line, `not valid YAML: ${message}; texts with { } , : # are put in single quotes`);
    }
    return null;
  }
  if (isMap(parsed.root)) return readBlock(parsed.root, firstLine, new FieldReader(parsed.lineOf, report));
  fault(firstLine, 'a formula block is a list of fields: title, equation, quantities, solve, plot');
  return null;
}

function readBlock(root: YAMLMap, firstLine: number, reader: FieldReader): FormulaBlock | null {
  const fields = reader.fieldsOf(root, blockFields);
  const text = (field: string) => reader.textOf(fields.get(field), field);
  const equation = text('equation');
  const solve = text('solve');
  if (!fields.has('equation')) reader.fault(firstLine, 'equation is missing');
  if (!fields.has('solve')) reader.fault(firstLine, 'solve is missing: the quantity that is sought at first');
  const listed = fields.get('quantities');
  const line = listed ? reader.lineOf(listed) : firstLine;
  if (!isMap(listed)) {
    reader.fault(line, 'quantities lists each quantity of the equation');
    return null;
  }
  const quantities = [...reader.fieldsOf(listed)].flatMap(([key, node]) => readQuantity(key, node, reader) ?? []);
  if (quantities.length > mostQuantities) reader.fault(line, `there are at most ${mostQuantities} quantities`);
  if (!equation || !solve || quantities.length > mostQuantities) return null;
  return { title: text('title'), equation, quantities, solve, plot: text('plot') };
}

function readQuantity(key: string, node: Node, reader: FieldReader): QuantityBlock | null {
  const line = reader.lineOf(node);
  if (!isMap(node)) {
    reader.fault(line, `${key} has fields: ${quantityFields.join(', ')}`);
    return null;
  }
  const fields = reader.fieldsOf(node, quantityFields);
  const text = (field: string) => reader.textOf(fields.get(field), `${field} of ${key}`);
  return {
    key,
    line,
    name: text('name'),
    unit: text('unit'),
    symbol: text('symbol'),
    start: text('start'),
    constant: text('constant'),
    range: reader.rangeOf(fields.get('range'), key),
  };
}
