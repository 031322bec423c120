import type { Language } from '@navor/languages';

type Read<Text> = { sl: Text; en?: Text | undefined; de?: Text | undefined };

/** As files and the database keep it: the languages in one order, those without a text absent. */
export function normalizeTranslations<Text>({
  sl,
  en,
  de,
}: Read<Text>): { sl: Text } & Partial<Record<Language, Text>> {
  return { sl, ...(en !== undefined && { en }), ...(de !== undefined && { de }) };
}
