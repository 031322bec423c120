import type { Language } from '@navor/languages';
import { raiseDigits, type Unit, unitTextIn } from '@navor/quantities';

/** `4,7 kΩ` as it is written in a formula: `4{,}7\,\mathrm{k\Omega}`. The text is one of `formatQuantity`. */
export function valueLatex(number: string, unit: Unit, language: Language): string {
  const digits = number
    .replaceAll(',', '{,}')
    .replaceAll('\u202f', '\\,')
    .replaceAll('\u2212', '-')
    .replace(/·10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)$/, (_, raised: string) => ` \\cdot 10^{${lowered(raised)}}`);
  if (unit.text === '') return digits;
  return unit.text === '°' ? `${digits}^\\circ` : `${digits}\\,${unitLatex(unitTextIn(unit, language))}`;
}

function unitLatex(text: string): string {
  const inside = text
    .replaceAll('Ω', '\\Omega ')
    .replaceAll('µ', '\\text{µ}')
    .replaceAll('%', '\\%')
    .replaceAll('°', '{}^\\circ ')
    .replaceAll('·', '\\cdot ')
    .replace(/[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (raised) => `^{${lowered(raised)}}`)
    .replaceAll('₂', '_2');
  return `\\mathrm{${inside.replace(/ (?=[}/)]|$)/g, '')}}`;
}

const digitOf = new Map(Array.from({ length: 10 }, (_, digit) => [raiseDigits(digit), String(digit)]));

function lowered(raised: string): string {
  return [...raised].map((sign) => (sign === '⁻' ? '-' : (digitOf.get(sign) ?? ''))).join('');
}
