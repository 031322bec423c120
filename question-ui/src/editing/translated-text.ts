import { defaultLanguage, type Language, languages, type Translated } from '@navor/languages';

/** The text in the default language always exists, if only as an empty one; another one that is empty does not. */
export function withText(value: Translated, language: Language, text: string): Translated {
  if (language === defaultLanguage) return { ...value, [defaultLanguage]: text };
  const { [language]: _, ...others } = value;
  return text.trim() === '' ? others : { ...others, [language]: text };
}

export function missingLanguages(value: Partial<Record<Language, unknown>>): Language[] {
  return languages.filter((language) => !value[language] || isBlank(value[language]));
}

function isBlank(text: unknown): boolean {
  return Array.isArray(text) ? text.length === 0 : String(text).trim() === '';
}

export const noText: Translated = { [defaultLanguage]: '' };
