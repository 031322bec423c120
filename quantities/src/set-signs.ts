import { box, thinSpace } from './html-notation.ts';

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * A number or a unit as it stands in a formula. KaTeX's fonts have no raised digits, no µ and neither the dot nor the thin
 * space of texts, and the degree is a ring.
 */
export function setSigns(text: string): string {
  return text
    .replace(/[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (raised) =>
      box('sup', [...raised].map((sign) => (sign === '⁻' ? '−' : raisedDigits.indexOf(sign))).join('')),
    )
    .replaceAll('·', box('dot', '⋅'))
    .replaceAll('µ', box('micro', 'μ'))
    .replaceAll('°', box('sup', '∘'))
    .replaceAll('\u202f', thinSpace);
}
