import { defaultLanguage, isLanguage } from '@navor/languages';
import { createFormatter } from '#platform/format.ts';

const NARROW_NO_BREAK_SPACE = '\u202f';
const WORD_JOINER = '\u2060';

export function formatNumber(value: number, language: string): string {
  return formatterFor(language).number(value);
}

/** "4–8", never broken at the dash. */
export function formatRange([from, to]: readonly [number, number], language: string): string {
  return `${formatNumber(from, language)}${WORD_JOINER}–${WORD_JOINER}${formatNumber(to, language)}`;
}

/** A number and its unit, kept together by the thin space that technical writing asks for. */
export function formatMeasure(value: number, unit: string, language: string): string {
  return `${formatNumber(value, language)}${NARROW_NO_BREAK_SPACE}${unit}`;
}

/** Numbers know no time zone; any will do. */
function formatterFor(language: string) {
  return createFormatter({ language: isLanguage(language) ? language : defaultLanguage, timeZone: 'UTC' });
}
