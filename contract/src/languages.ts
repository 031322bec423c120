export const languages = ['sl', 'en', 'de'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'sl';

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}
