const signs = new Map<string, string>();

/** The sign before the decimals of a number, as a language writes it. */
export function decimalSign(language: string): string {
  let sign = signs.get(language);
  if (!sign) {
    const parts = new Intl.NumberFormat(language).formatToParts(0.5);
    sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
    signs.set(language, sign);
  }
  return sign;
}
