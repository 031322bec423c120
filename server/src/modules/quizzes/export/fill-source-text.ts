import type { Drawing, PreparedQuestion } from '@navor/questions';
import { formatValue } from '@navor/questions/template/format-value.ts';
import { formulaSpans, isInside } from '@navor/questions/template/formula-spans.ts';

const placeholder = /\{\{\s*([^{}.]*?)\s*(\.number)?\s*\}\}/g;

/** The Markdown of a text with the drawn values in the place of `{{U}}`, in formulas as text. */
export function fillSourceText(markdown: string, { template }: PreparedQuestion, drawing: Drawing): string {
  const formulas = formulaSpans(markdown);
  return markdown.replace(placeholder, (_whole, name: string, form: string | undefined, at: number) => {
    const value = formatValue({ name, form: form ? 'number' : 'quantity' }, drawing, template);
    return isInside(formulas, at) ? inFormula(value) : value;
  });
}

/** Compatibility signs of units are composed first, so that there is one ohm and one micro. */
const signs = new Map([
  ['\u03a9', '\\Omega '],
  ['\u03bc', '\\mu '],
  ['°', '^\\circ '],
  ['·', '\\cdot '],
  ['⋅', '\\cdot '],
  ['%', '\\%'],
  ['−', '-'],
  ['⁻', '-'],
]);
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** `4,7 kΩ` as `\mathrm{4{,}7\,k\Omega }`: units are upright, and a formula knows no spaces and few signs of its own. */
function inFormula(value: string): string {
  const latex = value
    .replaceAll('\u00b5', '\u03bc')
    .normalize()
    .replaceAll(',', '{,}')
    .replace(/\s+/g, '\\,')
    .replace(
      /⁻?[⁰¹²³⁴-⁹]+/gu,
      (power) => `^{${power.replace(/[⁰¹²³⁴-⁹]/gu, (digit) => String(raised.indexOf(digit)))}}`,
    );
  return `\\mathrm{${Array.from(latex, (sign) => signs.get(sign) ?? sign).join('')}}`;
}
