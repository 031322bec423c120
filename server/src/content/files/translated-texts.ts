import { defaultLanguage, type Translated } from '@navor/languages';

type Place = (string | number)[];

/** A text, or several, in the languages it is written in. */
export type WrittenText = { place: Place; byLanguage: Translated<unknown> };

/** Every text of a file, whatever its shape: what has a version in the default language. */
export function translatedTexts(value: unknown, place: Place = []): WrittenText[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isTranslated(value)) return [{ place, byLanguage: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => translatedTexts(item, [...place, index]));
  return Object.entries(value).flatMap(([key, item]) => translatedTexts(item, [...place, key]));
}

function isTranslated(value: object): value is WrittenText['byLanguage'] {
  const always = (value as Partial<Translated<unknown>>)[defaultLanguage];
  return typeof always === 'string' || Array.isArray(always);
}
