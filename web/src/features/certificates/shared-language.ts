import { defaultLanguage, isLanguage, type Language } from '@navor/languages';

const parameter = 'language';

/** `/verify` and all below it, as pages and as the data that the web app asks for. */
const verifyAddresses = /^\/verify(?=[/.]|$)/;

/**
 * The language that an address for verifying was shared in. Robots that make previews of links have no cookie to say one, nor have
 * most strangers; who has chosen a language reads in that.
 */
export function sharedLanguageOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Language | undefined {
  if (!verifyAddresses.test(pathname)) return undefined;
  const shared = new URLSearchParams(search).get(parameter);
  return isLanguage(shared) ? shared : undefined;
}

/** An address for verifying, to be shared in a language; in the one that pages start in, it is the address on the paper. */
export function sharedIn(language: Language | undefined, address: string): string {
  if (!language || language === defaultLanguage) return address;
  return `${address}?${new URLSearchParams({ [parameter]: language })}`;
}
