import type { Language } from '@navor/languages';
import { loadCatalogues } from '@navor/translations';
import { expect } from 'vitest';
import { loadConfig } from '../../../platform/config.ts';
import { createTextsByLanguage } from '../../../platform/texts.ts';
import { createEmailTools, type EmailTemplate, type Reader, renderEmail } from '../render-email.ts';

const real = createTextsByLanguage(loadCatalogues());

/** A text that does not exist would be shown as its key; here it fails. */
const texts: typeof real = {
  say(language, key, values) {
    const text = real.say(language, key, values);
    if (key.endsWith(`:${text}`)) throw new Error(`There is no text ${language} ${key}`);
    return text;
  },
};
export const config = loadConfig({ PUBLIC_URL: 'https://learn.example' });

export function composed<Data>(reader: Language | Reader, template: EmailTemplate<Data>, data: Data) {
  return renderEmail({ texts, config }, typeof reader === 'string' ? { language: reader } : reader, template, data);
}

export function emailTools(reader: Reader) {
  return createEmailTools({ texts, config }, reader);
}

export function expectComplete({ subject, html, text }: ReturnType<typeof composed>, language: Language): void {
  for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\{|undefined|NaN|Invalid/);
  expect(subject).not.toBe('');
  expect(html).toContain(`<html lang="${language}">`);
}
