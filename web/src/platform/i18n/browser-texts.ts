import type { Language } from '@navor/languages';
import { type BackendModule, createInstance, type i18n } from 'i18next';
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
  // Whoever moves may soon go to a screen whose texts are not here: where to find them is known by then.
  for (const sign of ['pointermove', 'touchstart', 'keydown']) {
    addEventListener(sign, () => void loadAddresses().catch(() => {}), { once: true, passive: true });
  }
  return instance;
}

/** The addresses of all texts are longer than most pages' own; none is needed for the first page. */
const loadAddresses = () => import('./catalogue-addresses.ts');

const fetched: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    loadAddresses()
      .then(({ catalogueAddress }) => {
        const address = catalogueAddress(language, namespace);
        if (!address) return done(new Error(`There are no texts ${language}/${namespace}`), false);
        return fetch(address)
          .then((response) => (response.ok ? response.json() : Promise.reject(new Error(response.statusText))))
          .then((texts) => done(null, texts));
      })
      .catch((error: Error) => done(error, true));
  },
};
