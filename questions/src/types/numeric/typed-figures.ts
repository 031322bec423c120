/**
 * How many significant figures somebody typed: 3 in `0,0120 A`, 2 in `4k7`. Zeros at the end of a whole number count, as
 * nobody can tell whether they are meant; a fraction and π are exact.
 */
export function typedFigures(typed: string): number {
  const text = typed.replace(/^.*[=≈≐≅~∼]/s, '');
  if (/^\D*[\s\d]+\/\s*-?\d|π|(?<!\p{L})pi(?!\p{L})/u.test(text)) return Number.POSITIVE_INFINITY;
  const [, mantissa = ''] = /^[^\d.,]*([\d.,\s'’]*(?:[TGMKkmµμunpR]\d+)?)/u.exec(text) ?? [];
  return mantissa.replace(/\D/g, '').replace(/^0+/, '').length;
}
