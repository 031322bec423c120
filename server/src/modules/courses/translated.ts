import { defaultLanguage, type Language } from '@navor/contract';
import type { Translated } from './courses.tables.ts';

/** The language that texts can be shown in together: the wanted one unless one of them lacks it. */
export function commonLanguage(wanted: Language, ...texts: Translated<unknown>[]): Language {
  return texts.every((text) => text[wanted] !== undefined) ? wanted : defaultLanguage;
}

export function textIn<Text>(text: Translated<Text>, language: Language): Text {
  return text[language] ?? text.sl;
}
