import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { PageRequest, WebHandler } from '@navor/contract/page-request';
import { defaultLanguage } from '@navor/languages';
import { createRouterClient } from '@orpc/server';
import { type Context, Hono } from 'hono';

import type { Viewer } from '../access.ts';
import type { ApiContext } from '../api.ts';
import { isMigrated } from '../database/migrate.ts';
import { AppError } from '../errors.ts';
import { requestScope } from '../logging.ts';
import type { Services } from '../services.ts';
import { languageOf } from '../texts.ts';
import { apiDocsPage, describeApi } from './api-docs.ts';
import { type ApiRouter, createApiEndpoints } from './api-endpoints.ts';
import { bodyLimit } from './body-limit.ts';
import { callerAddress } from './caller-address.ts';
import { compression } from './compression.ts';
import { type DownloadEndpoint, sendDownload } from './downloads.ts';
import { errorAnswer, outwardError } from './error-answers.ts';
import { ownHost } from './own-host.ts';
import { privateAnswers } from './private-answers.ts';
import { publicFiles } from './public-files.ts';
import { requestLog } from './request-log.ts';
import { retryLater } from './retry-later.ts';
import { sameOrigin } from './same-origin.ts';
import { secureCookies } from './secure-cookies.ts';
import { type SecurityVariables, securityHeaders } from './security-headers.ts';
import { staticFiles, staticPaths } from './static-files.ts';
import { withoutTrailingSlash } from './trailing-slash.ts';
import { takeUpload, type UploadEndpoint } from './uploads.ts';

type Environment = { Bindings: HttpBindings | Http2Bindings; Variables: SecurityVariables };

export type HttpParts = {
  services: Services;
  router: ApiRouter;
  findViewer: (headers: Headers) => Promise<{ viewer: Viewer; renewedCookie?: string }>;
  /** By address: what other programs send in their own form. Each proves by itself who it is from. */
  webhooks: Record<string, (request: Request) => Promise<Response>>;
  /** By address: files that are taken in as they come. */
  uploads: Record<string, UploadEndpoint>;
  /** By address: files that are sent while they are made. */
  downloads: Record<string, DownloadEndpoint>;
  web: { handle: WebHandler; clientFiles: string | undefined; isDevelopment: boolean };
};

/** Everything that is answered over HTTP, in the order in which a request meets it. */
export function createHttp({ services, router, findViewer, webhooks, uploads, downloads, web }: HttpParts) {
  const { config, log, texts, pool, version } = services;
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  const endpoints = createApiEndpoints(router, texts);
  // Made when it is first asked for: few ask, and every start would wait for it.
  let described: ReturnType<typeof describeApi> | undefined;
  const description = () => (described ??= describeApi(version, config.publicUrl));

  const app = new Hono<Environment>();
  app.use(requestLog(log, config.publicUrl));
  app.use(securityHeaders({ isSecure, isDevelopment: web.isDevelopment, hasStripe: config.stripe !== undefined }));
  app.use(privateAnswers());
  app.use(retryLater());
  if (isSecure) app.use(secureCookies());

  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', async (c) => {
    const isReady = await isMigrated(pool).catch(() => false);
    return c.json({ ok: isReady }, isReady ? 200 : 503);
  });

  app.use(ownHost(config));
  if (web.clientFiles) {
    const files = staticFiles(web.clientFiles);
    for (const path of staticPaths(web.clientFiles)) app.use(path, files);
  }

  app.use(sameOrigin(config.publicUrl));
  for (const [path, upload] of Object.entries(uploads)) {
    app.put(path, takeUpload(upload, upload.receive(services), apiContext));
  }
  for (const [path, download] of Object.entries(downloads)) {
    app.get(path, sendDownload(download, download.send(services), apiContext));
  }
  app.use(bodyLimit());
  app.use(compression());
  app.use(withoutTrailingSlash());

  app.get('/files/*', publicFiles(services.storage));
  app.get('/api/openapi.json', async (c) => c.json(await description()));
  app.get('/api/docs', async (c) => c.html(apiDocsPage(await description(), c.var.nonce)));
  for (const [path, receive] of Object.entries(webhooks)) app.post(path, (c) => receive(c.req.raw));
  app.all('/api/*', async (c) => {
    const context = await apiContext(c);
    const response = await endpoints(c.req.raw, context);
    if (!response) throw new AppError('NOT_FOUND');
    return withHeaders(response, context.responseHeaders);
  });

  app.all('*', async (c) => {
    // Asked for by the page itself, so that a database that does not answer becomes an error page, not a bare error.
    let context: Promise<ApiContext> | undefined;
    const page: PageRequest = {
      api: createRouterClient(router, {
        context: () => {
          context ??= apiContext(c, inPageLanguage(c.req.raw.headers)).catch((error: unknown) => {
            throw outwardError(error, log);
          });
          return context;
        },
      }),
      nonce: c.var.nonce,
      isDemo: config.isDemo,
      origin: config.publicUrl ?? new URL(c.req.url).origin,
      reportError: (error) => log.error({ err: error }, 'page failed'),
    };
    const response = await web.handle(c.req.raw, page);
    const answered = await context?.catch(() => undefined);
    if (!answered) return response;
    // Whoever comes to this browser next must not find it there, nor behind its "back".
    if (answered.viewer.kind === 'signed-in') response.headers.set('cache-control', 'private, no-store');
    return withHeaders(response, answered.responseHeaders);
  });

  app.onError((error, c) => {
    const { code, data } = outwardError(error, log);
    return errorAnswer(texts, languageOf(c.req.raw.headers), code, data);
  });

  return app;

  async function apiContext(c: Context<Environment>, headers = c.req.raw.headers): Promise<ApiContext> {
    const { viewer, renewedCookie } = await findViewer(headers);
    nameAccount(viewer);
    const responseHeaders = new Headers(renewedCookie ? { 'set-cookie': renewedCookie } : undefined);
    return { viewer, address: callerAddress(c, config.publicUrl), headers, responseHeaders, log };
  }
}

/** Pages are in the default language until their visitor chooses, whatever the browser asks for; so is what they cause. */
function inPageLanguage(headers: Headers): Headers {
  const ours = new Headers(headers);
  ours.set('accept-language', defaultLanguage);
  return ours;
}

/** In every line that is logged from here on. */
function nameAccount(viewer: Viewer): void {
  const scope = requestScope.getStore();
  if (scope && viewer.kind === 'signed-in') scope.userId = viewer.user.id;
}

function withHeaders(response: Response, extra: Headers): Response {
  for (const [name, value] of extra) response.headers.append(name, value);
  return response;
}
