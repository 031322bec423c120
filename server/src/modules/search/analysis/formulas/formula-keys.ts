import { type Expression, equationForm, quantityKeys, readExpression } from '@navor/quantities';
import { formulaText } from '../../../../content/markdown/formulas/formula-text.ts';
import { readingsOf, symbolsOf } from './typed-formula.ts';

const longestFormula = 1500;
const longestSide = 200;
const longestKey = 160;
const mostLines = 12;
const mostSides = 5;
const mostKeys = 48;

/**
 * Keys that equations share where one can be rearranged into the other, the strongest kind first. `x:` is exact, `l:`
 * takes upper and lower case for the same, `b:` leaves indices and the names of angles away, and `t:` is the text of what
 * could not be read as an equation. `s:` is weaker than all of these: it says between which quantities there is an equation,
 * whatever it looks like. None for what is no relation at all. Takes LaTeX and what people type; never throws.
 */
export function formulaKeys(latexOrTyped: string): string[] {
  if (latexOrTyped.length > longestFormula || !relation.test(latexOrTyped)) return [];
  const keys = linesOf(latexOrTyped).slice(0, mostLines).flatMap(lineKeys);
  const order = ['x:', 'l:', 'b:', 't:', similarKind];
  return [...new Set(order.flatMap((kind) => keys.filter((key) => key.startsWith(kind))))].slice(0, mostKeys);
}

const similarKind = 's:';

/** Whether a key is shared by equations that need not say the same. */
export function isSimilarKey(key: string): boolean {
  return key.startsWith(similarKind);
}

const relation = /[=<>≤≥≈≠]|\\(?:le|ge|ne|approx|leq|geq|neq)(?![a-zA-Z])/;

/** Equations that stand below or beside each other are several. */
function linesOf(formula: string): string[] {
  return formula
    .replace(/\\(?:begin|end)\s*\{[^{}]*\}(?:\{[^{}]*\})?/g, ' ')
    .split(
      /\\\\(?:\[[^\]]*\])?|\\q?quad(?![a-zA-Z])|\\(?:Rightarrow|implies|Leftrightarrow|iff)(?![a-zA-Z])|[;\n⇒]|(?<!\\),\s/,
    )
    .map((line) => withoutBraces(line.replaceAll('&', '').trim()))
    .filter((line) => relation.test(line));
}

/** Braces around all of it only keep it in one line. */
function withoutBraces(line: string): string {
  if (!line.startsWith('{') || !line.endsWith('}')) return line;
  let depth = 0;
  for (const [at, sign] of [...line].entries()) {
    if (sign === '{') depth++;
    if (sign === '}') depth--;
    if (depth === 0 && at < line.length - 1) return line;
  }
  return line.slice(1, -1);
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
    .map((side) => side.trim().replace(/^0\s*[:,.]$/, '0'))
    .filter((side) => side !== '' && side.length <= longestSide && (side === '0' || !isValue(side)));
}

/** Numbers, and anything with units, which LaTeX writes upright as it does the `e` of powers and the `d` of derivatives. */
function isValue(side: string): boolean {
  const plain = side
    .replace(/_(?:\\(?:mathrm|text)\s*\{[^{}]*\}|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})/g, '')
    .replace(/\\mathrm\s*\{([ed])\}/g, ' $1');
  return /\\(?:mathrm|text|Omega)(?![a-zA-Z])|[Ω°%]/.test(plain) || !/\p{L}/u.test(textOf(plain));
}

/** Where there is nothing of LaTeX, `2^(n-1)` and `M_max` are meant as they are typed. */
function textOf(side: string): string {
  return /[\\{}]/.test(side) ? formulaText(side) : side;
}

function pairKeys(left: string, right: string): string[] {
  return readingsOf(textOf(left), textOf(right)).flatMap(([one, other]) => {
    if (one === '0' || other === '0') {
      const zero = zeroKeys(one === '0' ? other : one);
      if (zero.length > 0) return zero;
    }
    const [first, second] = [expressionOf(one), expressionOf(other)];
    return first && second ? formKeys(first, second) : [];
  });
}

/** There is nothing to rearrange in `ΣF_x = 0`, which people know as `ΣF = 0`, and some type as `F = 0`. */
function zeroKeys(side: string): string[] {
  const [, sum, name = '', index = ''] = /^(Σ?)(\p{L})(_[\p{L}\p{N}]+|\d*)\s*$/u.exec(side) ?? [];
  if (name === '') return [];
  const indexed = index.replace(/^(?=\d)/, '_');
  return [`x:${sum}${name}${indexed}=0`, ...(sum ? [`b:Σ${name}=0`] : []), ...(sum || !index ? [`b:${name}=0`] : [])];
}

function expressionOf(text: string): Expression | null {
  const options = { names: symbolsOf(text), implicitProducts: true, decimalComma: true };
  const reading = readExpression(text, options);
  return reading.kind === 'expression' ? reading.expression : null;
}

function formKeys(left: Expression, right: Expression): string[] {
  const names = new Set([...quantityKeys(left), ...quantityKeys(right)]);
  const angles = new Set([...anglesIn(left), ...anglesIn(right)]);
  const angleOf = (name: string) => (angles.size === 1 && angles.has(name) ? '∠' : name);
  const baseOf = (name: string) => withoutIndex(angleOf(name));
  const bases = new Set([...names].map(baseOf));
  // Where `R = R1 + R2` would become `R = 2R`, indices are all that tells them apart.
  const canLoseIndices = bases.size === names.size;
  const exact = equationForm(left, right);
  // What takes too long takes as long with other names.
  if (exact === null) return [];
  const forms: [string, string | null][] = [
    ['x:', exact],
    ['l:', equationForm(left, right, (name) => name.toLowerCase())],
    ['b:', canLoseIndices || angles.size === 1 ? equationForm(left, right, canLoseIndices ? baseOf : angleOf) : null],
    [similarKind, canLoseIndices && bases.size >= fewestSimilar ? [...bases].sort().join(' ') : null],
  ];
  return forms.flatMap(([kind, form]) => (form !== null && form.length <= longestKey ? [kind + form] : []));
}

/** Between two quantities there are too many equations. */
const fewestSimilar = 3;

/** What stands in a sine, a cosine or a tangent by itself. */
function anglesIn(expression: Expression): string[] {
  if (expression.op === 'call') {
    const isAngle = ['sin', 'cos', 'tan'].includes(expression.name) && expression.of.op === 'quantity';
    return isAngle ? [...quantityKeys(expression.of)] : anglesIn(expression.of);
  }
  if (expression.op === 'negate') return anglesIn(expression.of);
  return 'left' in expression ? [...anglesIn(expression.left), ...anglesIn(expression.right)] : [];
}

function withoutIndex(name: string): string {
  return name.replace(/_.*$/, '');
}

function textKeys(line: string): string[] {
  const text = formulaText(line).replace(/[\s·*×{}]+/g, '');
  return text.length >= 3 && text.length <= longestKey ? [`t:${text}`] : [];
}
