import { z } from 'zod';
import { type DefaultLanguage, defaultLanguage, type Language, languages, otherLanguages } from './languages.ts';

/** Validators, apart from the rest: browsers need none. */

export const languageShape = z.enum(languages);

/** A text of this shape in the default language, and in others where there is one; the order is that of `languages`. */
export function translatedShape<Text extends z.ZodType>(text: Text) {
  const others = Object.fromEntries(otherLanguages.map((language) => [language, text.optional()]));
  return z.strictObject({ [defaultLanguage]: text, ...others } as { [Always in DefaultLanguage]: Text } & {
    [Other in Exclude<Language, DefaultLanguage>]: z.ZodOptional<Text>;
  });
}
