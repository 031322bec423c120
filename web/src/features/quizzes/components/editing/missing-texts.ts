import { defaultLanguage, type Language, languages } from '@navor/languages';
import { missingLanguages } from '@navor/question-ui/editing';

/** How many texts of a question do not exist in each language. */
export function missingTexts(source: unknown): Record<Language, number> {
  const missing = textsIn(source).flatMap(missingLanguages);
  return Object.fromEntries(
    languages.map((language) => [language, missing.filter((one) => one === language).length]),
  ) as Record<Language, number>;
}

type Text = Partial<Record<Language, unknown>>;

/** Every text exists in the default language, so whatever has it is one. */
function textsIn(part: unknown): Text[] {
  if (typeof part !== 'object' || part === null) return [];
  if (!Array.isArray(part) && defaultLanguage in part) return [part as Text];
  return Object.values(part).flatMap(textsIn);
}
