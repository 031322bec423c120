import type { Language } from '@navor/languages';

export function isInOtherLanguage(_text: string, _language: Language): boolean {
  return false;
}
