import type { Language } from '@navor/languages';
import { storeLanguage } from '../i18n/stored-language.ts';

/**
 * Removes what this browser has stored of somebody who has left: drafts, what was not sent. The language is the browser's own
 * choice and stays. The server's answer asks the browser for the same, which it does where the connection is secure.
 */
export function forgetStored(language: Language | undefined): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
  if (language) storeLanguage(language);
  void forgetDatabases();
}

/** Some browsers do not tell what databases there are; theirs are left to the server's answer. */
async function forgetDatabases(): Promise<void> {
  try {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  } catch {
    // As above: nothing stored, nothing to forget.
  }
}
