/**
 * How many significant figures somebody typed: 3 in `0,0120 A`, 2 in `4k7`. Zeros at the end of a whole number count, as
 * nobody can tell whether they are meant; a fraction is exact.
 */
export function typedFigures(typed: string): number {
  const text = typed.slice(typed.indexOf('=') + 1);
  if (/^\D*[\s\d]+\/\s*\d/.test(text)) return Number.POSITIVE_INFINITY;
  const [, mantissa = ''] = /^[^\d.,]*([\d.,\s]*(?:[TGMKkmµμunpR]\d+)?)/u.exec(text) ?? [];
  return mantissa.replace(/\D/g, '').replace(/^0+/, '').length;
}
