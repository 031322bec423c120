import { decimalSign, type Expression, type Notation, typeset } from '@navor/quantities';
import { type Typeset, typeset as typesetLatex } from '../markdown/formulas/typeset.ts';

/** `symbols` are LaTeX, by the keys of quantities. */
export function expressionLatex(
  expression: Expression,
  symbols: ReadonlyMap<string, string>,
  language: string,
): string {
  return typeset(expression, latexNotation(symbols, language));
}

const greek = [
  ...['alpha', 'beta', 'gamma', 'delta', 'zeta', 'eta', 'theta', 'kappa', 'lambda', 'mu', 'nu', 'xi', 'rho', 'sigma'],
  ...['tau', 'chi', 'psi', 'omega', 'Gamma', 'Delta', 'Theta', 'Lambda', 'Phi', 'Psi', 'Omega', 'Sigma'],
];
const curlyGreek: Record<string, string> = { epsilon: '\\varepsilon', phi: '\\varphi' };

/** `R_1` → `R_{1}`, `alpha` → `\alpha`, `U_max` → `U_{\mathrm{max}}`. */
export function symbolLatex(key: string): string {
  const [name = '', ...indices] = key.split('_');
  const index = indices.join(',');
  if (index === '') return letterLatex(name);
  return `${letterLatex(name)}_{${index.length > 1 ? `\\mathrm{${index}}` : index}}`;
}

function letterLatex(name: string): string {
  if (greek.includes(name)) return `\\${name}`;
  if (Object.hasOwn(curlyGreek, name)) return curlyGreek[name] ?? name;
  return name.length > 1 ? `\\mathit{${name}}` : name;
}

export function typesetFormula(latex: string): Typeset {
  return typesetLatex(`\\displaystyle ${latex}`, false);
}

/** A symbol as it stands beside a field, and as the inside of a `<math>`. */
export function typesetSymbol(
  latex: string,
): { kind: 'typeset'; symbolHtml: string; symbolMathml: string } | Extract<Typeset, { kind: 'faulty' }> {
  // In formulas it stands in braces, which one with a comment would leave open.
  const inBraces = typesetLatex(`{${latex}}`, false);
  const alone = typesetLatex(latex, false);
  if (alone.kind === 'faulty') return alone;
  if (inBraces.kind === 'faulty') return inBraces;
  // Without the source that KaTeX keeps beside it.
  const symbolMathml = /<semantics>(.*?)<annotation/s.exec(alone.html)?.[1] ?? '';
  return { kind: 'typeset', symbolHtml: alone.html, symbolMathml };
}

function latexNotation(symbols: ReadonlyMap<string, string>, language: string): Notation {
  return {
    leaf: (leaf) => {
      if (leaf.op === 'pi') return { text: '\\pi', tightness: 'atom' };
      if (leaf.op === 'number') return numberPiece(leaf.value, language);
      const symbol = symbols.get(leaf.key) ?? symbolLatex(leaf.key);
      // In braces a symbol of the author's keeps to itself whatever follows, such as a second exponent.
      return { text: /^\\?[a-zA-Z]+(_\{?\w+\}?)?$/.test(symbol) ? symbol : `{${symbol}}`, tightness: 'atom' };
    },
    add: (left, right) => `${left} + ${right}`,
    subtract: (left, right) => `${left} - ${right}`,
    negate: (of) => `-${of}`,
    multiply: (left, right, isDotted) => (isDotted ? `${left} \\cdot ${right}` : `${left}\\,${right}`),
    fraction: (above, below) => `\\frac{${above}}{${below}}`,
    power: (base, exponent) => `${base}^{${exponent}}`,
    root: (of) => `\\sqrt{${of}}`,
    absolute: (of) => `\\left|${of}\\right|`,
    euler: '\\mathrm{e}',
    call: (name, argument) => `${functionLatex[name]}{${argument}}`,
    parentheses: (of) => `\\left(${of}\\right)`,
  };
}

const functionLatex = {
  ...{ sin: '\\sin', cos: '\\cos', tan: '\\tan', asin: '\\arcsin', acos: '\\arccos', atan: '\\arctan' },
  ...{ exp: '\\exp', ln: '\\ln', log10: '\\log_{10}' },
};

function numberPiece(value: number, language: string) {
  const sign = decimalSign(language);
  // In braces a comma has no space after it.
  const decimal = (digits: string) => digits.replace('.', sign === ',' ? '{,}' : sign);
  const [digits = '', exponent] = String(value).split('e');
  if (exponent === undefined) return { text: decimal(digits), tightness: 'atom' as const };
  return { text: `${decimal(digits)} \\cdot 10^{${Number(exponent)}}`, tightness: 'product' as const };
}
