import type { Language } from '@navor/languages';
import { decimalSign, type Expression, type Notation, typeset } from '@navor/quantities';

/** An expression as somebody would type it. */
export function expressionText(expression: Expression, language: Language): string {
  return typeset(expression, notation(language));
}

function notation(language: Language): Notation {
  const grouped = (text: string) => `(${text})`;
  return {
    leaf: (leaf) => {
      if (leaf.op === 'pi') return { text: 'pi', tightness: 'atom' };
      if (leaf.op === 'quantity') return { text: leaf.key, tightness: 'atom' };
      const digits = String(leaf.value);
      const isSigned = leaf.value < 0;
      return { text: digits.replace('.', decimalSign(language)), tightness: 'atom', isSigned };
    },
    add: (left, right) => `${left} + ${right}`,
    subtract: (left, right) => `${left} - ${right}`,
    negate: (of) => `-${of}`,
    multiply: (left, right) => `${left} * ${right}`,
    // A line holds together what stands on both sides of it; a slash does not.
    fraction: (above, below) => grouped(`${grouped(above)} / ${grouped(below)}`),
    power: (base, exponent) => `${base}^${grouped(exponent)}`,
    root: (of) => `sqrt${grouped(of)}`,
    absolute: (of) => `abs${grouped(of)}`,
    euler: null,
    call: (name, argument) => `${name}${grouped(argument)}`,
    parentheses: grouped,
  };
}
