import type { Language } from '@navor/languages';

/**
 * Euros as somebody types them, with a comma or a point and up to two digits after it. Null where nothing was typed; what is
 * no amount is not a number, which the API refuses beside the field.
 */
export function readCents(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const amount = /^(\d{1,4})(?:[.,](\d{1,2}))?\s*€?$/.exec(typed);
  if (!amount) return Number.NaN;
  return Number(amount[1]) * 100 + Number((amount[2] ?? '0').padEnd(2, '0'));
}

/** Cents as their field shows them first: 30, and 30.50 or 30,50 by the language. */
export function eurosTyped(cents: number, language: Language): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return new Intl.NumberFormat(language, format).format(cents / 100);
}
