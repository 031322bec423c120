import type { Language } from '@navor/contract/languages';

/** Each language under its own name, as its speakers look for it. */
export const languageNames: Record<Language, string> = { sl: 'Slovenščina', en: 'English', de: 'Deutsch' };
