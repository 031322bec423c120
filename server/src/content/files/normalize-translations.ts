import { mapTranslated, type Translated } from '@navor/languages';

/** As files and the database keep it: the languages in one order, those without a text absent. */
export function normalizeTranslations<Text>(text: Translated<Text>): Translated<Text> {
  return mapTranslated(text, (given) => given);
}
