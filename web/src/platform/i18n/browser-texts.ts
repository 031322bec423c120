import type { Language } from '@navor/contract/languages';
import { type BackendModule, createInstance, type i18n } from 'i18next';
import { catalogueAddress } from './catalogue-addresses.ts';
import { textOptions } from './options.ts';

/** Texts that fetch what a screen needs when it needs it. */
export async function createBrowserTexts(language: Language, namespaces: string[]): Promise<i18n> {
  const texts = createInstance();
  await texts.use(fetched).init({ ...textOptions, lng: language, ns: namespaces });
  return texts;
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
