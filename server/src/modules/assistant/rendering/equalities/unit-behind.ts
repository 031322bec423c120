import { readUnit, type Unit } from '@navor/quantities';
import { uprightMark } from './side.ts';
import { functions } from './side-signs.ts';

/** Of those that units could be taken for, the ones that our languages write between numbers. */
const noUnits = new Set(['in', 'at', 'a', 'an', 'am', 'do', 'd', 'na', 'pa', 'da', 'x', 'e']);
const currency = new Set(['€', 'EUR', 'eur', 'evrov', 'eurov', 'Euro', 'euros', 'USD']);

type Place = {
  /** From where the unit would begin. */
  behind: string;
  /** Whether it stands at its number without a blank. */
  isTight: boolean;
  isFormula: boolean;
};

/** The longest unit that what was found begins with. */
export function unitBehind(
  found: string,
  { behind, isTight, isFormula }: Place,
): { unit: Unit; isSure: boolean; length: number } | null {
  const ends = [...found.matchAll(/(?=[ ]?[·⋅*/])|$/g)].map(({ index }) => index).reverse();
  for (const end of ends) {
    const written = found.slice(0, end).trimEnd();
    const plain = written.replaceAll(uprightMark, '').replace(/−/g, '-');
    const isWord = noUnits.has(plain) && !written.includes(uprightMark);
    if (plain === '' || isWord || Object.hasOwn(functions, plain)) continue;
    if (!isFormula && isTight && /^\p{L}$/u.test(plain) && !/[°%]/.test(plain) && plain !== 'V') continue;
    if (/^[\p{L}\d_(]/u.test(behind.slice(written.length))) continue;
    const unit = currency.has(plain) ? readUnit('') : readUnit(plain.replace(/^\/ ?/, '1/'));
    if (!unit) continue;
    const isUpright = written.split(/[^\p{L}°%Ω\u2063]+/u).every((part) => part === '' || /[°%Ωµ\u2063]/.test(part));
    return { unit, isSure: !isFormula || isUpright, length: written.length };
  }
  return null;
}
