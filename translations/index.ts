import { readdirSync, readFileSync } from 'node:fs';
import { type Language, languages } from '@navor/languages';
import { createInstance, type i18n, type Resource } from 'i18next';

/** The texts of one capability; the file's name is the namespace. */
export type Catalogue = Record<string, unknown>;
export type Catalogues = Record<Language, Record<string, Catalogue>>;

/** Reads every translation once, at start. */
export function loadCatalogues(): Catalogues {
  const read = (language: Language) => {
    const folder = new URL(`./${language}/`, import.meta.url);
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return Object.fromEntries(
      files.map((name) => [name.replace(/\.json$/, ''), JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]),
    );
  };
  return Object.fromEntries(languages.map((language) => [language, read(language)])) as Catalogues;
}

/** Texts in one language, for e-mails and API answers. A missing key answers with the key itself. */
export function createTexts(language: Language, catalogues: Catalogues): i18n {
  const instance = createInstance();
  instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: catalogues[language] } as Resource,
    interpolation: { escapeValue: false },
    initAsync: false,
    showSupportNotice: false,
  } as Parameters<i18n['init']>[0]);
  return instance;
}
