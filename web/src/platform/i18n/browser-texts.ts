import type { Language } from '@navor/languages';
import { type BackendModule, createInstance, type i18n } from 'i18next';
import { catalogueAddress } from './catalogue-addresses.ts';
import { textOptions } from './options.ts';
import type { PageTexts } from './page-texts.tsx';

/** Starts with the texts that came with the page and fetches what other screens need when they need it. */
export async function createBrowserTexts(language: Language, texts: PageTexts): Promise<i18n> {
  const instance = createInstance();
  await instance.use(fetched).init({
    ...textOptions,
    lng: language,
    ns: Object.keys(texts),
    resources: { [language]: texts },
    partialBundledLanguages: true,
  });
  return instance;
}

const fetched: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const address = catalogueAddress(language, namespace);
    if (!address) return done(new Error(`There are no texts ${language}/${namespace}`), false);
    fetch(address)
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(response.statusText))))
      .then((texts) => done(null, texts))
      .catch((error: Error) => done(error, true));
  },
};
