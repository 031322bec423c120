import type { Translated } from '../courses.tables.ts';

type Read<Text> = { sl: Text; en?: Text | undefined; de?: Text | undefined };

/** As the database keeps it: a language without a text is absent. */
export function withoutUndefined<Text>({ sl, en, de }: Read<Text>): Translated<Text> {
  return { sl, ...(en !== undefined && { en }), ...(de !== undefined && { de }) };
}
