import { resolve } from 'node:path';
import { z } from 'zod';
import { isLoopback } from './http/loopback.ts';

/** Everything an operator may set, read and checked once at start. */
export type Config = ReturnType<typeof loadConfig>;

/** A wrong environment value: its message is one line that names the variable. */
export class ConfigError extends Error {}

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** Where requests are sent to with more of a path behind it, so nothing else may follow; a key has a variable of its own. */
const gatewayUrl = url('http:', 'https:')
  .transform((value) => value.trim().replace(/\/+$/, ''))
  .refine((value) => !/[?#]/.test(value) && !new URL(value).username && !new URL(value).password, {
    message: 'must have no user, password, question mark or # in it',
  })
  .refine((value) => !/\/chat\/completions$/i.test(value), {
    message: 'must end before /chat/completions, such as https://api.example.com/v1',
  });
/** As it goes into a header; line ends are what files with keys in them leave behind. */
const gatewayKey = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs without spaces');

const environment = z.object({
  PORT: z.coerce.number('must be a number').int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url('http:', 'https:').optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DEMO: flag.optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().min(3).default('Navor <noreply@navor.example>'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_URL: url('http:', 'https:').optional(),
  OPERATOR: z.string().min(1).max(500).optional(),
  INVOICE_SELLER: z.string().min(1).max(500).optional(),
  INVOICE_TAX_ID: z.string().min(1).max(40).optional(),
  INVOICE_TAX_PERCENT: z.coerce.number('must be a number').min(0).max(100).default(22),
  AI_BASE_URL: gatewayUrl.optional(),
  AI_API_KEY: gatewayKey.optional(),
  AI_MODEL: z.string().trim().min(1, 'must not be blank').max(200).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  WORKERS: z.coerce.number('must be a number').int().min(1).max(64).default(1),
});

export function loadConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new ConfigError(`${name}: ${issue?.message} (got ${shown(name, given[name])})`);
  }
  const values = parsed.data;
  if (values.WORKERS > 1 && !values.DATABASE_URL) {
    throw new ConfigError('WORKERS: more than one process needs DATABASE_URL, the embedded database serves only one');
  }
  if (Boolean(values.STRIPE_SECRET_KEY) !== Boolean(values.STRIPE_WEBHOOK_SECRET)) {
    const missing = values.STRIPE_SECRET_KEY ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY';
    throw new ConfigError(`${missing}: is needed as well, Stripe is used with both keys or not at all`);
  }
  if (Boolean(values.AI_BASE_URL) !== Boolean(values.AI_MODEL)) {
    const missing = values.AI_BASE_URL ? 'AI_MODEL' : 'AI_BASE_URL';
    throw new ConfigError(`${missing}: is needed as well, the assistant's gateway has an address and a model`);
  }
  if (values.AI_API_KEY && !values.AI_BASE_URL) {
    throw new ConfigError('AI_BASE_URL: is needed as well, a key alone leads to no gateway');
  }
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    secret: values.SECRET,
    ...demoOf(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    stripe: stripeOf(values),
    /** Who runs the installation and answers for the data in it: most often who sells here, too. */
    operator: namedAddress(values.OPERATOR ?? values.INVOICE_SELLER ?? 'Navor (demo)'),
    invoices: {
      seller: namedAddress(values.INVOICE_SELLER ?? 'Navor (demo)'),
      taxId: values.INVOICE_TAX_ID,
      /** Included in all prices; at zero, invoices say that no tax is charged. */
      taxPercent: values.INVOICE_TAX_PERCENT,
    },
    gateway: gatewayOf(values),
    logLevel: values.LOG_LEVEL,
    workers: values.WORKERS,
  };
}

type Values = z.infer<typeof environment>;

/**
 * A demo's accounts have a known password and its mail is open to all, links for new passwords included: it is on by itself
 * only where nobody but this machine can reach it.
 */
function demoOf({ DEMO, DATABASE_URL, HOST, PUBLIC_URL }: Values): { isDemo: boolean; demoIsOffBy?: DemoObstacle } {
  if (DEMO !== undefined || DATABASE_URL) return { isDemo: DEMO ?? false };
  if (!isLoopback(HOST)) return { isDemo: false, demoIsOffBy: 'HOST' };
  if (PUBLIC_URL && !isLoopback(new URL(PUBLIC_URL).hostname)) return { isDemo: false, demoIsOffBy: 'PUBLIC_URL' };
  return { isDemo: true };
}

/** The variable by which others can reach an installation that would be a demo otherwise. */
type DemoObstacle = 'HOST' | 'PUBLIC_URL';

function stripeOf({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
}: Values) {
  return secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl } : undefined;
}

/** The model that answers for the assistant; servers on the same machine often need no key. */
function gatewayOf({ AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model }: Values) {
  return baseUrl && model ? { baseUrl, apiKey, model } : undefined;
}

/** The name first, then the lines of the address, as `Navor d. o. o.; Delavska 1; 1000 Ljubljana`. */
function namedAddress(text: string): { name: string; address: string[] } {
  const [name = '', ...address] = text.split(';').map((line) => line.trim());
  return { name, address };
}

const secretNames = new Set([
  'SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  // Keys get into it by mistake.
  'AI_BASE_URL',
  'AI_API_KEY',
]);

function shown(name: string, value: unknown): string {
  return secretNames.has(name) ? '"…"' : JSON.stringify(value);
}
