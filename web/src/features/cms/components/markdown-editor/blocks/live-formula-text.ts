import { yamlScalar } from './yaml-scalar.ts';

export type QuantityRow = {
  symbol: string;
  name: string;
  unit: string;
  /** A constant has a value and no range. */
  isConstant: boolean;
  value: string;
  least: string;
  most: string;
};

export function emptyQuantity(symbol: string): QuantityRow {
  return { symbol, name: '', unit: '', isConstant: false, value: '', least: '0', most: '' };
}

export type LiveFormulaDraft = {
  title: string;
  equation: string;
  quantities: readonly QuantityRow[];
  solve: string;
  /** Over which quantity the sought one is drawn; empty for no curve. */
  over: string;
};

const functions = ['sqrt', 'sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'exp', 'ln', 'log10', 'abs', 'pi'];

/** The symbols of an equation, in the order in which it names them. */
export function symbolsOf(equation: string): string[] {
  const names = equation.match(/[\p{L}][\p{L}\d]*(?:_[\p{L}\d]+)*/gu) ?? [];
  return [...new Set(names)].filter((name) => !functions.includes(name));
}

/** The block as an author would write it; what is missing in it is told by the checks of the text. */
export function liveFormulaText({ title, equation, quantities, solve, over }: LiveFormulaDraft): string {
  const lines = [
    `title: ${yamlScalar(title)}`,
    `equation: ${yamlScalar(equation)}`,
    'quantities:',
    ...quantities.map((row) => `  ${row.symbol}: ${quantityText(row, row.symbol === solve)}`),
    `solve: ${solve}`,
    ...(over ? [`plot: ${solve} over ${over}`] : []),
  ];
  return `\`\`\`formula\n${lines.join('\n')}\n\`\`\``;
}

export function quantityText({ name, unit, isConstant, value, least, most }: QuantityRow, isSought: boolean): string {
  const withUnit = (number: string) => (unit.trim() ? `${point(number)} ${unit.trim()}` : point(number));
  const fields = isConstant
    ? [`name: ${yamlScalar(name)}`, `constant: ${yamlScalar(withUnit(value))}`]
    : [
        `name: ${yamlScalar(name)}`,
        ...(unit.trim() ? [`unit: ${yamlScalar(unit)}`] : []),
        `range: [${yamlScalar(withUnit(least))}, ${yamlScalar(withUnit(most))}]`,
        ...(isSought ? [] : [`start: ${yamlScalar(withUnit(value))}`]),
      ];
  return `{ ${fields.join(', ')} }`;
}

/** These blocks have the decimal point in every language. */
function point(number: string): string {
  return number.trim().replace(',', '.');
}
