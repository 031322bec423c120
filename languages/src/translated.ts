import { type DefaultLanguage, defaultLanguage, type Language } from './languages.ts';

/** A text in the languages it exists in; the default language is always among them. */
export type Translated<Text = string> = { [Always in DefaultLanguage]: Text } & {
  [Other in Exclude<Language, DefaultLanguage>]?: Text | undefined;
};

export function textIn<Text>(text: Translated<Text>, language: Language): Text {
  return text[language] ?? text[defaultLanguage];
}

/** The language that texts can be shown in together: the wanted one unless one of them lacks it. */
export function commonLanguage(wanted: Language, ...texts: Translated<unknown>[]): Language {
  return texts.every((text) => text[wanted] !== undefined) ? wanted : defaultLanguage;
}
