import { type DefaultLanguage, defaultLanguage, type Language, languages } from './languages.ts';

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

/** Changes a text in every language that it exists in; the order is that of `languages`, those without a text are absent. */
export function mapTranslated<Text, Changed>(
  text: Translated<Text>,
  change: (text: Text, language: Language) => Changed,
): Translated<Changed> {
  const given = languages.flatMap((language) => {
    const written: Text | undefined = text[language];
    return written === undefined ? [] : [[language, change(written, language)]];
  });
  return Object.fromEntries(given) as Translated<Changed>;
}

/** A text in one language that stands in the default one too, which is never missing. */
export function translatedFrom<Text>(language: Language, textOf: (language: Language) => Text): Translated<Text> {
  const given = { [defaultLanguage]: textOf(defaultLanguage) } as Translated<Text>;
  return language === defaultLanguage ? given : { ...given, [language]: textOf(language) };
}
