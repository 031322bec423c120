import { contactTopics } from '@navor/contract';
import { languages } from '@navor/languages';
import { loadCatalogues } from '@navor/translations';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../platform/config.ts';
import { createTextsByLanguage } from '../../../platform/texts.ts';
import { renderEmail } from '../render-email.ts';
import { contactConfirmationEmail } from './contact-confirmation.ts';
import { contactMessageEmail } from './contact-message.ts';

const real = createTextsByLanguage(loadCatalogues());

/** A text that does not exist would be shown as its key; here it fails. */
const texts: typeof real = {
  say(language, key, values) {
    const text = real.say(language, key, values);
    if (key.endsWith(`:${text}`)) throw new Error(`There is no text ${language} ${key}`);
    return text;
  },
};
const services = { texts, config: loadConfig({ PUBLIC_URL: 'https://learn.example' }) };

describe.each(languages)('in %s', (language) => {
  it.each(contactTopics)('a message about %s is told with its sender and every line', (topic) => {
    const sender = { senderName: 'Živa <b>Öster</b>', senderEmail: 'ziva@example.com', accountEmail: undefined };
    const { subject, text, html } = renderEmail(services, { language }, contactMessageEmail, {
      ...{ topic, ...sender },
      message: 'first\r\n\r\nsecond\n   \nthird',
    });
    expect(subject).not.toMatch(/\{\{|Živa/);
    expect(text).toContain('\n\nfirst\n\nsecond\n\nthird\n\n');
    expect(text.match(/ziva@example\.com/g)).toHaveLength(2);
    expect(html).not.toContain('<b>');
  });

  it.each([undefined, 'Živa'])('a confirmation is whole with the name %s', (userName) => {
    const { subject, text } = renderEmail(services, { language }, contactConfirmationEmail, { userName });
    expect(subject).not.toBe('');
    expect(text).not.toMatch(/\{\{|undefined/);
    expect(text.includes('Živa')).toBe(userName !== undefined);
  });
});

it('names the account that a message was written from', () => {
  const { text } = renderEmail(services, { language: 'en' }, contactMessageEmail, {
    ...{ topic: 'other', senderName: 'Ana', senderEmail: 'new@example.com', accountEmail: 'ana@example.com' },
    message: 'Hello there',
  });
  expect(text).toContain('The sender was logged in as ana@example.com.');
});
