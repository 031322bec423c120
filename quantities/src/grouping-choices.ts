import { decimalSign } from './decimal-sign.ts';

/**
 * What a text may mean in which a number has the sign that the language sets between groups, and nothing tells whether it
 * is meant so: `16,000` in English, `16.000` in German. The whole number comes first. Null where there is no such number.
 */
export function groupingChoices(text: string, language: string): [whole: string, fraction: string] | null {
  const decimal = decimalSign(language);
  const pattern = decimal === ',' ? groupedBy.point : groupedBy.comma;
  if (text.search(pattern) < 0) return null;
  return [text.replace(pattern, '$1$2'), text.replace(pattern, `$1${decimal}$2`)];
}

/** One to three digits, no zero at first, then three; neither among other groups nor before a power of ten. */
const groupedBy = { point: groupedNumber('\\.'), comma: groupedNumber(',') };

function groupedNumber(sign: string): RegExp {
  const before = "(?<![\\d.,\\p{L}_]|\\d[\\s'’])";
  const powerOfTen = '\\s*(?:[eE]\\s?[+\\-−]?\\d|[·⋅∙•×*xX]\\s*10\\s*(?:\\^|\\*\\*|[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]))';
  return new RegExp(`${before}([1-9]\\d{0,2})${sign}(\\d{3})(?!\\d|[.,]\\d|${powerOfTen})`, 'gu');
}
