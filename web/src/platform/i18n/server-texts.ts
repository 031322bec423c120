import type { Language } from '@navor/languages';
import type { Catalogue } from '@navor/translations';
import { createInstance, type i18n, type Resource } from 'i18next';
import { textOptions } from './options.ts';

/** `catalogues` are the texts in this language, by namespace. */
export function createServerTexts(language: Language, catalogues: Record<string, Catalogue>): i18n {
  const texts = createInstance();
  texts.init({
    ...textOptions,
    lng: language,
    resources: { [language]: catalogues } as Resource,
    initAsync: false,
  });
  const remembered = rememberTexts(texts.getFixedT.bind(texts) as unknown as GetLookup);
  texts.getFixedT = remembered as unknown as i18n['getFixedT'];
  return texts;
}

/** The library's own types tell every key of every namespace, which does not matter to what is done here. */
type Lookup = (...args: unknown[]) => string;
type GetLookup = (...scope: unknown[]) => Lookup;

/**
 * Looking a text up takes a fifth of the time of rendering a page. On the server texts never change, so those without
 * values to put in are looked up once.
 */
function rememberTexts(getLookup: GetLookup): GetLookup {
  const byScope = new Map<string, Lookup>();
  return (...scope) => {
    const key = JSON.stringify(scope);
    const known = byScope.get(key) ?? rememberAnswers(getLookup(...scope));
    byScope.set(key, known);
    return known;
  };
}

function rememberAnswers(lookUp: Lookup): Lookup {
  const answers = new Map<string, string>();
  const remembered: Lookup = (...args) => {
    const [key] = args;
    if (args.length > 1 || typeof key !== 'string') return lookUp(...args);
    const answer = answers.get(key) ?? lookUp(key);
    answers.set(key, answer);
    return answer;
  };
  return Object.assign(remembered, lookUp);
}
