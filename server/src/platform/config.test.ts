import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const databaseUrl = 'postgres://navor:hunter2hunter2@db.example/navor';

describe('the environment', () => {
  it('may be empty: everything has a default', () => {
    expect(loadConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      secret: undefined,
      isDemo: true,
      smtpUrl: undefined,
      mailFrom: 'Navor <noreply@navor.example>',
      stripe: undefined,
      operator: { name: 'Navor (demo)', address: [] },
      invoices: { seller: { name: 'Navor (demo)', address: [] }, taxId: undefined, taxPercent: 22 },
      logLevel: 'info',
      workers: 1,
    });
  });

  it('is taken over where it is set', () => {
    const config = loadConfig({
      PORT: '8080',
      HOST: '::',
      PUBLIC_URL: 'https://navor.example/',
      DATA_DIR: '/srv/navor',
      DATABASE_URL: databaseUrl,
      SECRET: 's'.repeat(32),
      SMTP_URL: 'smtps://mailer:pw@mail.example',
      MAIL_FROM: 'team@navor.example',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_URL: 'http://127.0.0.1:12111',
      OPERATOR: 'Šolski center; Šolska 2',
      INVOICE_SELLER: 'Navor d. o. o.; Delavska 1; 1000 Ljubljana',
      INVOICE_TAX_ID: 'SI12345678',
      INVOICE_TAX_PERCENT: '9.5',
      LOG_LEVEL: 'debug',
      WORKERS: '4',
    });
    expect(config).toEqual({
      port: 8080,
      host: '::',
      publicUrl: 'https://navor.example',
      dataDir: '/srv/navor',
      databaseUrl,
      secret: 's'.repeat(32),
      isDemo: false,
      smtpUrl: 'smtps://mailer:pw@mail.example',
      mailFrom: 'team@navor.example',
      stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: 'http://127.0.0.1:12111' },
      operator: { name: 'Šolski center', address: ['Šolska 2'] },
      invoices: {
        seller: { name: 'Navor d. o. o.', address: ['Delavska 1', '1000 Ljubljana'] },
        taxId: 'SI12345678',
        taxPercent: 9.5,
      },
      logLevel: 'debug',
      workers: 4,
    });
  });

  it('has a gateway without what files and habits leave behind', () => {
    const { gateway } = loadConfig({
      AI_BASE_URL: ' https://api.example/v1/ ',
      AI_MODEL: 'some-model ',
      AI_API_KEY: 'sk-4711\n',
    });
    expect(gateway).toEqual({ baseUrl: 'https://api.example/v1', model: 'some-model', apiKey: 'sk-4711' });
  });

  it('counts an empty value as unset', () => {
    const names = ['PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_URL', 'SECRET', 'DEMO', 'SMTP_URL', 'WORKERS'];
    expect(loadConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(loadConfig({}));
  });

  it.each([
    { given: {}, isDemo: true, title: 'on with the embedded database' },
    { given: { DATABASE_URL: databaseUrl }, isDemo: false, title: 'off with a database of one’s own' },
    { given: { DATABASE_URL: databaseUrl, DEMO: '1' }, isDemo: true, title: 'on where it is asked for' },
    { given: { DEMO: '0' }, isDemo: false, title: 'off where it is declined' },
    { given: { HOST: '0.0.0.0' }, isDemo: false, title: 'off where a network can reach it' },
    { given: { HOST: '192.168.1.7' }, isDemo: false, title: 'off on an address of a network' },
    { given: { PUBLIC_URL: 'https://navor.example' }, isDemo: false, title: 'off behind a public address' },
    {
      given: { PUBLIC_URL: 'http://localhost:8080', HOST: '::1' },
      isDemo: true,
      title: 'on where only this machine can',
    },
    {
      given: { PUBLIC_URL: 'https://navor.example', DEMO: '1' },
      isDemo: true,
      title: 'on in public where it is asked for',
    },
  ])('has demo mode $title', ({ given, isDemo }) => {
    expect(loadConfig(given).isDemo).toBe(isDemo);
  });
});

describe('a wrong value', () => {
  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'navor.example'],
    ['PUBLIC_URL', 'ftp://navor.example'],
    ['DATABASE_URL', 'mysql://db.example/navor'],
    ['DATABASE_URL', 'not an address'],
    ['SECRET', 'too short'],
    ['DEMO', 'yes'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'x'],
    ['STRIPE_API_URL', 'stripe.example'],
    ['INVOICE_TAX_PERCENT', 'none'],
    ['INVOICE_TAX_PERCENT', '-1'],
    ['AI_BASE_URL', 'api.example/v1'],
    ['AI_BASE_URL', 'https://user:pw@api.example/v1'],
    ['AI_BASE_URL', 'https://api.example/v1?key=1'],
    ['AI_BASE_URL', 'https://api.example/v1/chat/completions/'],
    ['AI_API_KEY', 'two words'],
    ['AI_API_KEY', 'two\nlines'],
    ['AI_API_KEY', 'sk-ključ'],
    ['AI_MODEL', '  '],
    ['LOG_LEVEL', 'loud'],
    ['LOG_LEVEL', 'two\nlines'],
    ['WORKERS', '0'],
    ['WORKERS', 'many'],
  ])('stops with one line that names the variable: %s=%j', (name, value) => {
    const message = refusalOf({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name}: .+`));
    expect(message).not.toContain('\n');
  });

  it('is several processes on the embedded database, which serves only one', () => {
    expect(refusalOf({ WORKERS: '2' })).toMatch(/^WORKERS: .*DATABASE_URL/);
  });

  it('is one of Stripe’s keys without the other', () => {
    expect(refusalOf({ STRIPE_SECRET_KEY: 'sk_hunter2' })).toMatch(/^STRIPE_WEBHOOK_SECRET: (?!.*hunter2)/);
    expect(refusalOf({ STRIPE_WEBHOOK_SECRET: 'whsec_hunter2' })).toMatch(/^STRIPE_SECRET_KEY: (?!.*hunter2)/);
  });

  it.each([
    [{ AI_BASE_URL: 'https://api.example/v1' }, 'AI_MODEL'],
    [{ AI_MODEL: 'some-model' }, 'AI_BASE_URL'],
    [{ AI_API_KEY: 'sk-4711' }, 'AI_BASE_URL'],
  ])('is half a gateway: %j', (given, missing) => {
    expect(refusalOf(given)).toMatch(new RegExp(`^${missing}: (?!.*4711)`));
  });

  it.each([
    ['SECRET', 'hunter2'],
    ['DATABASE_URL', 'mysql://navor:hunter2@db.example/navor'],
    ['SMTP_URL', 'http://mailer:hunter2@mail.example'],
    ['AI_API_KEY', 'hunter2 and more'],
    ['AI_BASE_URL', 'sk-hunter2'],
  ])('is not repeated in the message when it is a secret: %s', (name, value) => {
    expect(refusalOf({ [name]: value })).not.toContain('hunter2');
  });

  it('is repeated in the message when it is no secret', () => {
    expect(refusalOf({ PORT: 'eighty' })).toContain('"eighty"');
  });
});

function refusalOf(env: Record<string, string>): string {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('The configuration was accepted');
}
