import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@navor/contract';
import { expect, onTestFinished, vi } from 'vitest';
import { loadConfig } from '../platform/config.ts';
import type { ConnectionLimits } from '../platform/database/connection.ts';
import type { JobPauses } from '../platform/jobs.ts';
import type { ListenerPauses } from '../platform/live/listener.ts';
import { type RunningServer, start } from '../start.ts';
import type { WebApp } from '../web-app.ts';
import { patientLimits } from './patient-limits.ts';
import { copyStarterFiles, startedTemplate, starterTemplate } from './templates.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export type TestServer = RunningServer & {
  url: string;
  database: TestDatabase;
  /** A request as another program would send it; pass `cookie` to be somebody. */
  call: (path: string, options?: CallOptions) => Promise<Response>;
  /** Opens an account whose address is verified, with these roles instead of a learner's, and returns its cookie. */
  signUp: (person: NewPerson) => Promise<string>;
};

type NewPerson = { email: string; full_name?: string; password?: string; roles?: Role[] };

type CallOptions = { method?: string; body?: unknown; cookie?: string; headers?: Record<string, string> };

/** A page renderer that answers with what it was given, for tests that concern only the server. */
export const plainWebApp: WebApp = {
  handle: async (request) => new Response(`page ${new URL(request.url).pathname}`),
  clientFiles: undefined,
  isDevelopment: false,
  attach: () => {},
  close: async () => {},
};

export const testPassword = 'a long enough password';

type TestServerOptions = {
  web?: WebApp;
  sharedDatabase?: TestDatabase;
  /** With the content that comes with the product, already brought in. */
  hasStarterContent?: boolean;
  pauses?: JobPauses;
  listenerPauses?: ListenerPauses;
  limits?: ConnectionLimits;
};

/** The whole server over real HTTP, on a database of its own unless it is given one to share. */
export async function startTestServer(
  env: Record<string, string> = {},
  {
    web = plainWebApp,
    sharedDatabase,
    hasStarterContent = false,
    limits = patientLimits,
    ...startOptions
  }: TestServerOptions = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'navor-test-data-'));
  const template = await (hasStarterContent ? starterTemplate() : startedTemplate());
  if (hasStarterContent) await copyStarterFiles(dataDir);
  const database = sharedDatabase ?? (await createTestDatabase({ template }));
  const config = loadConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, DATABASE_URL: database.url, ...env });
  const serves = { web: true, jobs: true };
  const running = await start(config, { serves, loadWebApp: async () => web, limits, ...startOptions });
  const call: TestServer['call'] = (path, { method, body, cookie, headers } = {}) =>
    fetch(new URL(path, running.address), {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const stop = async () => {
    await running.stop();
    if (!sharedDatabase) await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return {
    ...running,
    url: running.address,
    database,
    call,
    stop,
    async signUp({ email, full_name = 'Test Person', password = testPassword, roles }) {
      const response = await call('/api/sign-up', { body: { email, full_name, password } });
      if (!response.ok) throw new Error(`Sign-up failed: ${await response.text()}`);
      const granted = roles ?? ['learner'];
      const promote = 'UPDATE users SET email_verified = true, roles = $2 WHERE email = $1';
      await database.query(promote, [email.toLowerCase(), granted]);
      return cookiesOf(response);
    },
  };
}

/** A server for the test that is running, stopped when that ends. */
export async function startServerForTest(...args: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(...args);
  onTestFinished(server.stop);
  return server;
}

/** What a browser would send back after this answer. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** The body as the test expects it to be; a wrong shape shows in the assertion that follows. */
export async function json<Body>(response: Response | Promise<Response>): Promise<Body> {
  return (await (await response).json()) as Body;
}

/** How every error of the API looks. */
export type ErrorBody = { code: string; status: number; message: string; data?: unknown };

/** The newest announcement of this name, as soon as it is there; some are made by background jobs. */
export function newestEvent<Payload>({ database }: TestServer, event: string): Promise<Payload> {
  return vi.waitFor(
    async () => {
      const rows = await database.query<{ payload: Payload }>(
        'SELECT payload FROM platform.events WHERE name = $1 ORDER BY occurred_at DESC LIMIT 1',
        [event],
      );
      expect(rows, event).toHaveLength(1);
      return (rows[0] as { payload: Payload }).payload;
    },
    { timeout: 20_000, interval: 50 },
  );
}

/** The newest announcement of a link, with the secret part that only the message about it has. */
export async function newestLink(
  server: TestServer,
  event: string,
): Promise<{ linkId: string; newEmail?: string; token: string }> {
  const payload = await newestEvent<{ linkId: string; newEmail?: string }>(server, event);
  const isAboutIt = `cause LIKE '%:' || $1 AND text ~ '[?&]token='`;
  return vi.waitFor(
    async () => {
      const [mail] = await server.database.query<{ text: string }>(
        `SELECT text FROM platform.mails WHERE ${isAboutIt}`,
        [payload.linkId],
      );
      const token = /[?&]token=([^\s&]+)/.exec(mail?.text ?? '')?.[1];
      if (!token) throw new Error(`No message for ${event} yet`);
      return { ...payload, token: decodeURIComponent(token) };
    },
    { timeout: 60_000, interval: 50 },
  );
}

/** The fields that an answer complains about. */
export async function fieldProblems(response: Response): Promise<unknown> {
  return (await json<{ data?: { fields?: unknown } }>(response)).data?.fields;
}
