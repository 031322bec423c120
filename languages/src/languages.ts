export const languages = ['sl', 'en', 'de'] as const;
export type Language = (typeof languages)[number];

/** The language that every text exists in, and that is shown where another is missing. */
export const defaultLanguage = 'sl' satisfies Language;
export type DefaultLanguage = typeof defaultLanguage;

/** Every language but the default one: what may still be missing. */
export const otherLanguages: readonly Exclude<Language, DefaultLanguage>[] = languages.filter(
  (language) => language !== defaultLanguage,
);

/** Each language under its own name, as its speakers look for it. */
export const languageNames: Record<Language, string> = { sl: 'Slovenščina', en: 'English', de: 'Deutsch' };

/** How numbers, dates and amounts are written. */
export const locales: Record<Language, string> = { sl: 'sl-SI', en: 'en-GB', de: 'de-DE' };

/** How a month is written in a date: Slovenian declines its name, which the runtime does not, so there it is a number. */
export const monthStyles: Record<Language, 'numeric' | 'long'> = { sl: 'numeric', en: 'long', de: 'long' };

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}
