import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml';
import type { Problem } from '../markdown/problem.ts';
import { strayCharacter } from '../markdown/stray-character.ts';

/** A text of the block and the line of the file that it is on. */
export type Written = { text: string; line: number };

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

export type Report = (line: number, rule: string, message: string, severity?: Problem['severity']) => void;

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
  const lines = new LineCounter();
  const document = parsed(source, lines);
  if (!document) {
    fault(firstLine, 'not valid YAML: it is nested too deeply');
    return null;
  }
  const lineAt = (offset: number) => firstLine + Math.max(lines.linePos(offset).line, 1) - 1;
  const lineOf = (node: Node) => lineAt(node.range?.[0] ?? 0);
  // One fault in a line brings others with it, by the thousand at worst.
  for (const [line, [error]] of Map.groupBy(document.errors, ({ pos }) => lineAt(pos[0]))) {
    fault(line, `not valid YAML: ${error?.message}; texts with { } , : # are put in single quotes`);
  }
  if (document.errors.length > 0) return null;

  const root = document.contents;
  if (!isMap(root)) {
    fault(firstLine, 'a formula block is a list of fields: title, equation, quantities, solve, plot');
    return null;
  }

  const fieldsOf = (map: YAMLMap, known: readonly string[], line: number) => {
    const fields = new Map<string, Node>();
    for (const { key, value } of map.items) {
      const name = isScalar(key) ? String(key.source ?? key.value) : '';
      const at = isScalar(key) ? lineOf(key) : line;
      if (known.length > 0 && !known.includes(name)) fault(at, `no field "${name}"; known are ${known.join(', ')}`);
      else if (isScalar(value) || isMap(value) || isSeq(value)) fields.set(name, value);
      else fault(at, `"${name}" has no value`);
    }
    return fields;
  };
  const textOf = (node: Node | undefined, what: string): Written | null => {
    if (!node) return null;
    const text = isScalar(node) ? String(node.source ?? node.value ?? '').trim() : '';
    const stray = strayCharacter(text);
    if (text === '') fault(lineOf(node), `${what} is a text`);
    if (stray) fault(lineOf(node), `${what} has the character ${stray.name}, which no text has`);
    return text === '' || stray ? null : { text, line: lineOf(node) };
  };
  const rangeOf = (node: Node | undefined, key: string): [Written, Written] | null => {
    if (!node) return null;
    const ends = isSeq(node) ? node.items.map((item) => textOf(item as Node, `an end of the range of ${key}`)) : [];
    const [least, most] = ends;
    if (ends.length === 2 && least && most) return [least, most];
    fault(lineOf(node), `the range of ${key} is written as [least, most], such as [0 V, 400 V]`);
    return null;
  };

  const top = fieldsOf(root, blockFields, firstLine);
  const equation = textOf(top.get('equation'), 'equation');
  const solve = textOf(top.get('solve'), 'solve');
  const quantitiesNode = top.get('quantities');
  if (!top.has('equation')) fault(firstLine, 'equation is missing');
  if (!top.has('solve')) fault(firstLine, 'solve is missing: the quantity that is sought at first');
  if (!isMap(quantitiesNode)) {
    fault(quantitiesNode ? lineOf(quantitiesNode) : firstLine, 'quantities lists each quantity of the equation');
    return null;
  }
  const quantities = [...fieldsOf(quantitiesNode, [], firstLine)].flatMap(([key, node]): QuantityBlock[] => {
    const line = lineOf(node);
    if (!isMap(node)) {
      fault(line, `${key} has fields: ${quantityFields.join(', ')}`);
      return [];
    }
    const fields = fieldsOf(node, quantityFields, line);
    const text = (field: string) => textOf(fields.get(field), `${field} of ${key}`);
    const read = { name: text('name'), unit: text('unit'), symbol: text('symbol'), start: text('start') };
    return [{ key, line, ...read, constant: text('constant'), range: rangeOf(fields.get('range'), key) }];
  });
  if (quantities.length > mostQuantities)
    fault(lineOf(quantitiesNode), `there are at most ${mostQuantities} quantities`);
  if (!equation || !solve || quantities.length > mostQuantities) return null;
  return {
    title: textOf(top.get('title'), 'title'),
    equation,
    quantities,
    solve,
    plot: textOf(top.get('plot'), 'plot'),
  };
}

/** Null for what is nested deeper than the stack. */
function parsed(source: string, lines: LineCounter) {
  try {
    return parseDocument(source, { lineCounter: lines, prettyErrors: false });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
