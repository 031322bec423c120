import { globSync, readFileSync } from 'node:fs';
import { languages } from '@navor/languages';
import { describe, expect, it } from 'vitest';
import { type Catalogue, createTexts, loadCatalogues } from './index.ts';

const catalogues = loadCatalogues();
const namespaces = Object.keys(catalogues.sl);

/** `greeting` → `Hello, {{name}}`, with paths joined by dots. */
function flatten(texts: Catalogue, path = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}${key}`, value]] : [...flatten(value as Catalogue, `${path}${key}.`)],
    ),
  );
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const baseKey = (key: string) => key.replace(pluralSuffix, '');
const placeholders = (text: string) => [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1]).sort();

describe.each(languages)('the texts in %s', (language) => {
  it('cover the same capabilities as the Slovenian ones', () => {
    expect(Object.keys(catalogues[language])).toEqual(namespaces);
  });

  it.each(namespaces)('have the keys of %s, no more and no fewer', (namespace) => {
    const keys = (of: (typeof languages)[number]) =>
      new Set([...flatten(catalogues[of][namespace] ?? {}).keys()].map(baseKey));
    expect(keys(language)).toEqual(keys('sl'));
  });

  it.each(namespaces)('have the placeholders of %s', (namespace) => {
    const byKey = (of: (typeof languages)[number]) => {
      const found = new Map<string, Set<string | undefined>>();
      for (const [key, text] of flatten(catalogues[of][namespace] ?? {})) {
        found.set(baseKey(key), new Set([...(found.get(baseKey(key)) ?? []), ...placeholders(text)]));
      }
      return found;
    };
    expect(byKey(language)).toEqual(byKey('sl'));
  });

  it('have every plural form the language asks for', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const namespace of namespaces) {
      const keys = [...flatten(catalogues[language][namespace] ?? {}).keys()];
      for (const base of new Set(keys.filter((key) => pluralSuffix.test(key)).map(baseKey))) {
        for (const form of forms) expect(keys, `${language}/${namespace}.json`).toContain(`${base}_${form}`);
      }
    }
  });

  it('have no empty text and no stray space', () => {
    for (const namespace of namespaces) {
      for (const [key, text] of flatten(catalogues[language][namespace] ?? {})) {
        expect(text.trim(), `${language}/${namespace}.json ${key}`).toBe(text);
        expect(text, `${language}/${namespace}.json ${key}`).not.toBe('');
      }
    }
  });
});

describe('plurals', () => {
  it('follow Slovenian, with its dual', () => {
    const { t } = createTexts('sl', catalogues);
    const said = [1, 2, 3, 5].map((count) => t('errors:field.too_short', { count, limit: count }));
    expect(said).toEqual([
      'Vpišite vsaj 1 znak.',
      'Vpišite vsaj 2 znaka.',
      'Vpišite vsaj 3 znake.',
      'Vpišite vsaj 5 znakov.',
    ]);
  });
});

describe('the words', () => {
  const saying = (language: (typeof languages)[number]) => createTexts(language, catalogues).t;

  it.each(languages)('for the way to the list of people are its title, in %s', (language) => {
    const t = saying(language);
    expect(t('identity:firstAdministrator.toPeople')).toContain(t('people:title'));
    expect(t('identity:firstAdministrator.doneText')).toContain(t('people:title'));
    expect(t('layout:nav.people')).toBe(t('people:title'));
  });

  // Mail programs that show the plain text show addresses alone; what the words stand beside is a link there and here.
  it.each(languages)('of an e-mail speak of no button but beside one, in %s', (language) => {
    const said = [...flatten(catalogues[language].email ?? {})].filter(([key]) => key !== 'linkHint');
    expect(said.filter(([, text]) => /gumb|button|schaltfläche|knopf/i.test(text))).toEqual([]);
  });

  it('agree with what they are about', () => {
    const t = saying('sl');
    expect(t('errors:field.too_common')).toMatch(/^To geslo .* Izberite drugo\.$/);
  });
});

describe('a key that does not exist', () => {
  it('is shown as the key itself', () => {
    const { t } = createTexts('en', catalogues);
    expect(t('layout:nav.nonexistent' as never)).toBe('nav.nonexistent');
  });
});

describe('screens', () => {
  const sources = globSync('web/src/{features,layouts,platform,ui}/**/*.tsx', {
    cwd: new URL('..', import.meta.url).pathname,
  });

  // The gallery's samples are names of people and languages, which nobody translates.
  it.each(sources.filter((path) => !/\.test\.tsx$|\/brand\/|\/gallery-/.test(path)))(
    '%s shows no text that is not translated',
    (path) => {
      const source = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
      expect(untranslated(source)).toEqual([]);
    },
  );
});

/** Words between tags, or in attributes that people see or hear. Symbols, numbers and units are the same everywhere. */
function untranslated(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');
  const between = [...code.matchAll(/(?<!=)>\s*([^<>{}()=;&]*\p{L}{3,}[^<>{}()=;&]*?)\s*<\/?[a-zA-Z]/gu)];
  const attributes = [
    ...code.matchAll(/\s(?:aria-label|title|alt|placeholder|label|description)="([^"]*\p{L}{3,}[^"]*)"/gu),
  ];
  return [...between, ...attributes].map((match) => (match[1] ?? '').trim()).filter((text) => text !== 'Navor');
}
