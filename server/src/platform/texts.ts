import { defaultLanguage, isLanguage, type Language, languages } from '@navor/languages';
import { type Catalogues, createTexts } from '@navor/translations';
import { cookieOf } from './http/cookies.ts';

export type Texts = ReturnType<typeof createTextsByLanguage>;

/** Translated words for what the server itself says: error texts and e-mails. */
export function createTextsByLanguage(catalogues: Catalogues) {
  const byLanguage = Object.fromEntries(
    languages.map((language) => [language, createTexts(language, catalogues).t]),
  ) as Record<Language, (key: string, values?: Record<string, unknown>) => string>;
  return {
    /** `key` is `capability:path.to.text`. */
    say: (language: Language, key: string, values?: Record<string, unknown>): string =>
      byLanguage[language](key, values),
  };
}

/** The visitor's choice first; a program without one may ask by header. */
export function languageOf(headers: Headers): Language {
  const chosen = cookieOf(headers, 'language');
  if (isLanguage(chosen)) return chosen;
  const asked = /^\s*([a-z]{2})/.exec(headers.get('accept-language') ?? '')?.[1];
  return isLanguage(asked) ? asked : defaultLanguage;
}
