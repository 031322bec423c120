import { homeTimeZone } from '@navor/contract';
import { type Language, locales, monthStyles } from '@navor/languages';

/** Amounts, dates and numbers as a language writes them. Days are those where the seller is at home. */
export function formatsOf(language: Language, currency: string) {
  const locale = locales[language];
  const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const month = monthStyles[language];
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: homeTimeZone });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return {
    money: (cents: number) => amounts.format(cents / 100),
    date: (moment: Date) => dates.format(moment),
    number: (value: number) => numbers.format(value),
  };
}
