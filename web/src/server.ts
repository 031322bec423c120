import * as build from 'virtual:react-router/server-build';
import type { PageRequest, WebHandler } from '@navor/contract/page-request';
import { languages } from '@navor/languages';
import type { Catalogues } from '@navor/translations';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { sharedLanguageOf } from './features/certificates/index.ts';
import { lessonPageVersion } from './features/courses/index.ts';
import { createServerTexts } from './platform/i18n/server-texts.ts';
import { tellingOutages } from './platform/outage.ts';
import { pageContext } from './platform/page-context.ts';
import { readPreferences } from './platform/preferences.ts';
import { refuseNonForm } from './platform/refuse-non-form.server.ts';
import { sentFormOf } from './platform/unsent-form.server.ts';
import { createVisitorPages, isFromVisitor } from './platform/visitor-pages.ts';

/** Where the server enters the web app: one function from a request to a page. */
export function createWebHandler(catalogues: Catalogues): WebHandler {
  // The generated module declares its optional parts as possibly undefined, which the type it must have does not.
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  // One instance a language serves all requests: on the server its language never changes.
  const texts = new Map(languages.map((language) => [language, createServerTexts(language, catalogues[language])]));

  const visitorPages = createVisitorPages();

  return async (request, page) => {
    const refusal = refuseNonForm(request);
    if (refusal) return refusal;
    const preferences = readPreferences(request.headers.get('cookie'), sharedLanguageOf(new URL(request.url)));
    const pageTexts = texts.get(preferences.language);
    if (!pageTexts) throw new Error(`No texts for ${preferences.language}`);
    const context = new RouterContextProvider();
    const sentForm = sentFormOf(request);
    context.set(pageContext, { ...page, api: tellingOutages(page.api), preferences, texts: pageTexts, sentForm });
    const render = () => handle(request, context);
    const version = isFromVisitor(request) ? await versionOf(request, page) : undefined;
    return version === undefined ? render() : visitorPages({ request, preferences, ...page }, version, render);
  };
}

/** Of what the page shows; none where pages are rendered each time. One that cannot be had is no reason to show nothing. */
async function versionOf(request: Request, { api, reportError }: PageRequest): Promise<string | undefined> {
  try {
    return await lessonPageVersion(new URL(request.url).pathname, api);
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
