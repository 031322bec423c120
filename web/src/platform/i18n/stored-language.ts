import { isLanguage, type Language } from '@navor/languages';
import { preferenceCookie, preferenceCookies } from '../preferences.ts';

/** Where this browser keeps the choice; a cookie mirrors it for the server's first view. */
export const languageStorageKey = 'language';

export function storedLanguage(): Language | undefined {
  try {
    const kept = localStorage.getItem(languageStorageKey);
    return isLanguage(kept) ? kept : undefined;
  } catch {
    // A browser that keeps nothing may forbid even to ask.
    return undefined;
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** Lets the server's next page be in this language; false where cookies are refused. */
export function mirrorLanguage(language: Language): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not yet in every browser we serve.
  document.cookie = preferenceCookie('language', language);
  return document.cookie.split('; ').includes(`${preferenceCookies.language.name}=${language}`);
}
