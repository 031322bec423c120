import type { Expression, FunctionName } from '@navor/quantities';

export const functions: Record<string, FunctionName> = {
  ...{ sin: 'sin', cos: 'cos', tan: 'tan', tg: 'tan', arcsin: 'asin', arccos: 'acos', arctan: 'atan', arctg: 'atan' },
  ...{ ln: 'ln', log: 'log10', lg: 'log10', exp: 'exp', sqrt: 'sqrt' },
};
export const scaleWords =
  /^[ \u00a0\u202f]*(?:tisoč|milij|mio|mrd|tausend|tsd|million|milliard|billion|thousand|dozen|krat\b)/iu;

export const plus = /\+/y;
export const minus = /[-\u2212\u2013]/y;
export const times = /[·⋅∙•×*∗]/y;
export const over = /[/÷\u2044\u2215]/y;
export const spacedColon = /(?<=[ \u00a0\u202f]):(?=[ \u00a0\u202f])/y;
export const spacedCross = /(?<=\d[ \u00a0\u202f])[xX](?=[ \u00a0\u202f]\d)/y;
export const number = /(?:\d{1,3}(?:[ \u00a0\u202f\u2009'’]\d{3})+(?![\d])|\d+)(?:[.,]\d+)*/y;
export const raised = /[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/y;
export const symbol = /[Δ∆]?\p{L}(?:[₀₁₂₃₄₅₆₇₈₉]+|\d{1,2}(?![\d.,]\d)|_[\p{L}\p{N}⊥∥]+|_\([^()]{1,20}\))?['′]?/uy;
export const letters = /\p{L}+/uy;
const unitPart = /[\p{L}°%Ω€\u2063]+[₂]?(?:\^?-?\d(?!\d)|[⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+|\^\([-−]?\d\))?/u.source;
export const unitText = new RegExp(
  `(?:(?<= )1?/(?=(?:min|s|h)(?!\\p{L})))?${unitPart}(?: ?[·⋅*/] ?(?:${unitPart}|\\(${unitPart}(?: ?[·⋅* ] ?${unitPart}){0,3}\\))){0,4}`,
  'uy',
);

export const euler: Expression = { op: 'call', name: 'exp', of: { op: 'number', value: 1 } };
const degree: Expression = { op: 'divide', left: { op: 'pi' }, right: { op: 'number', value: 180 } };

/** As a pocket calculator set to degrees has it. */
export function inDegrees(name: FunctionName, of: Expression): Expression {
  return name.startsWith('a')
    ? { op: 'divide', left: { op: 'call', name, of }, right: degree }
    : { op: 'call', name, of: { op: 'multiply', left: of, right: degree } };
}

/** A raised number as it is written on the line. */
export function lowered(high: string): string {
  return [...high].map((sign) => (sign === '⁻' ? '-' : sign === '⁺' ? '' : '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign))).join('');
}
