import { type Expression, readExpression } from '@navor/quantities';
import { formulaText } from '../markdown/formula-text.ts';
import { equationForm } from './equation-form.ts';
import { readingsOf, symbolsOf } from './typed-formula.ts';

const longestFormula = 1500;
const longestSide = 200;
const longestKey = 160;
const mostLines = 12;
const mostSides = 5;
const mostKeys = 40;

/**
 * Keys that equations share where one can be rearranged into the other, the strongest kind first. `x:` is exact, `l:`
 * takes upper and lower case for the same, `b:` leaves indices away, and `t:` is the text of what could not be read as an
 * equation. None for what is no relation at all. Takes LaTeX and what people type; never throws.
 */
export function formulaKeys(latexOrTyped: string): string[] {
  if (latexOrTyped.length > longestFormula || !relation.test(latexOrTyped)) return [];
  const keys = linesOf(latexOrTyped).slice(0, mostLines).flatMap(lineKeys);
  const order = ['x:', 'l:', 'b:', 't:'];
  return [...new Set(order.flatMap((kind) => keys.filter((key) => key.startsWith(kind))))].slice(0, mostKeys);
}

const relation = /[=<>≤≥≈≠]|\\(?:le|ge|ne|approx|leq|geq|neq)(?![a-zA-Z])/;

/** Equations that stand below or beside each other are several. */
function linesOf(formula: string): string[] {
  return formula
    .replace(/\\(?:begin|end)\s*\{[^{}]*\}(?:\{[^{}]*\})?/g, ' ')
    .split(
      /\\\\(?:\[[^\]]*\])?|\\q?quad(?![a-zA-Z])|\\(?:Rightarrow|implies|Leftrightarrow|iff)(?![a-zA-Z])|[;\n⇒]|(?<!\\),\s/,
    )
    .map((line) => line.replaceAll('&', ''))
    .filter((line) => relation.test(line));
}

function lineKeys(line: string): string[] {
  const isEquation = !/[<>≤≥≈≠]|\\(?:le|ge|ne|approx|leq|geq|neq)(?![a-zA-Z])/.test(line);
  const sides = isEquation ? sidesOf(line).slice(0, mostSides) : [];
  const keys = sides.flatMap((left, at) => sides.slice(at + 1).flatMap((right) => pairKeys(left, right)));
  return keys.length > 0 ? keys : textKeys(line);
}

/** Between the signs of equality that are in no braces. */
function sidesOf(line: string): string[] {
  const sides = [''];
  let depth = 0;
  for (const sign of line) {
    if (sign === '{') depth++;
    if (sign === '}') depth--;
    if (sign === '=' && depth === 0) sides.push('');
    else sides[sides.length - 1] += sign;
  }
  return sides
    .map((side) => side.trim())
    .filter((side) => side !== '' && side.length <= longestSide && (side === '0' || !isValue(side)));
}

/** Numbers, and anything with units, which LaTeX writes upright. */
function isValue(side: string): boolean {
  const plain = side.replace(/_(?:\\(?:mathrm|text)\s*\{[^{}]*\}|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})/g, '');
  return /\\(?:mathrm|text|Omega)(?![a-zA-Z])|[Ω°%]/.test(plain) || !/\p{L}/u.test(formulaText(plain));
}

function pairKeys(left: string, right: string): string[] {
  return readingsOf(formulaText(left), formulaText(right)).flatMap(([one, other]) => {
    const [first, second] = [expressionOf(one), expressionOf(other)];
    return first && second ? formKeys(first, second, symbolsOf(one).concat(symbolsOf(other))) : [];
  });
}

function expressionOf(text: string): Expression | null {
  const options = { names: symbolsOf(text), implicitProducts: true, decimalComma: true };
  const reading = readExpression(text, options);
  return reading.kind === 'expression' ? reading.expression : null;
}

function formKeys(left: Expression, right: Expression, symbols: string[]): string[] {
  const names = new Set(symbols);
  // Where `R = R1 + R2` would become `R = 2R`, indices are all that tells them apart.
  const canLoseIndices = new Set([...names].map(withoutIndex)).size === names.size;
  const forms: [string, string | null][] = [
    ['x:', equationForm(left, right)],
    ['l:', equationForm(left, right, (name) => name.toLowerCase())],
    ['b:', canLoseIndices ? equationForm(left, right, withoutIndex) : null],
  ];
  return forms.flatMap(([kind, form]) => (form !== null && form.length <= longestKey ? [kind + form] : []));
}

function withoutIndex(name: string): string {
  return name.replace(/_.*$/, '');
}

function textKeys(line: string): string[] {
  const text = formulaText(line).replace(/[\s·*×{}]+/g, '');
  return text.length >= 3 && text.length <= longestKey ? [`t:${text}`] : [];
}
