import { type Language, languages, type Translated } from '@navor/languages';

/** The Slovenian text always exists, if only as an empty one; another one that is empty does not. */
export function withText(value: Translated, language: Language, text: string): Translated {
  if (language === 'sl') return { ...value, sl: text };
  const { [language]: _, ...others } = value;
  return text.trim() === '' ? others : { ...others, [language]: text };
}

export function missingLanguages(value: Partial<Record<Language, unknown>>): Language[] {
  return languages.filter((language) => !value[language] || isBlank(value[language]));
}

function isBlank(text: unknown): boolean {
  return Array.isArray(text) ? text.length === 0 : String(text).trim() === '';
}

export const noText: Translated = { sl: '' };
