import { prefixCommands, unitCommands } from '@navor/quantities';
import { formulaText } from '../formulas/formula-text.ts';

/** Quantities as the package siunitx has them, which models write and KaTeX does not know, in signs. */
export function spellUnits(latex: string): string {
  if (!latex.includes('\\')) return latex;
  return latex
    .replace(quantity, (_, number, unit) => `${numberOf(number)}\\,\\mathrm{${unitOf(unit)}}`)
    .replace(unitAlone, (_, unit) => `\\mathrm{${unitOf(unit)}}`)
    .replace(numberAlone, (_, number) => numberOf(number))
    .replace(angleAlone, (_, angle) => `${numberOf(angle)}^{\\circ}`)
    .replace(/\\ohm(?![A-Za-z])/g, '\\Omega');
}

/** The same outside of formulas, where it is text like any other and is reckoned again as such. */
export function spellUnitsInText(text: string): string {
  const spelt = (written: string) => formulaText(spellUnits(written));
  return [quantity, unitAlone, numberAlone, angleAlone].reduce((so, known) => so.replace(known, spelt), text);
}

const quantity = command('SI|qty', 2);
const unitAlone = command('si|unit', 1);
const numberAlone = command('num', 1);
const angleAlone = command('ang', 1);

/** With so many arguments, in which braces may stand once. */
function command(names: string, argumentCount: number): RegExp {
  const argument = String.raw`\{((?:[^{}]|\{[^{}]*\})*)\}`;
  return new RegExp(String.raw`\\(?:${names})(?![A-Za-z])(?:\[[^\]]{0,60}\])?${argument.repeat(argumentCount)}`, 'g');
}

function numberOf(written: string): string {
  const [, mantissa = '', exponent] = /^(.*?)(?:[eE]([+-]?\d+))?$/s.exec(written.trim()) ?? [];
  const digits = mantissa.replace(/(?<=\d),(?=\d)/g, '{,}').replaceAll('+-', '\\pm ');
  if (exponent === undefined) return digits;
  const power = `10^{${Number(exponent)}}`;
  return digits ? `${digits}\\cdot ${power}` : power;
}

/** `\kilo\ohm`, `\metre\per\second\squared` or plainly `m/s^2`. */
function unitOf(spelt: string): string {
  let text = '';
  let power = '';
  let isAfterUnit = false;
  for (const piece of spelt.match(/\\[A-Za-z]+\s*|[^\\]+|\\/g) ?? []) {
    const name = piece.trim().slice(1);
    const [prefix, unit, exponent] = [prefixCommands.get(name), unitSign(name), exponents.get(name)];
    const gap = isAfterUnit ? '\\,' : '';
    if (name === 'square' || name === 'cubic') {
      power = name === 'square' ? '^2' : '^3';
      continue;
    }
    if (!piece.startsWith('\\')) text += piece.replace(/[.~]/g, '\\,');
    else if (prefix) text += gap + prefix;
    else if (unit) {
      text += gap + unit + power;
      power = '';
    } else if (name === 'per') text += text ? '/' : '1/';
    else text += exponent ?? piece;
    isAfterUnit = Boolean(unit ?? exponent);
  }
  return text;
}

const exponents = new Map(Object.entries({ squared: '^2', cubed: '^3', tothe: '^' }));

/** Signs that LaTeX has commands for. */
const inLatex = new Map(Object.entries({ Ω: '\\Omega{}', '°C': '^{\\circ}C', '°': '^{\\circ}', '%': '\\%' }));

function unitSign(name: string): string | undefined {
  const sign = unitCommands.get(name);
  return sign === undefined ? undefined : (inLatex.get(sign) ?? sign);
}
