import { isLanguage } from '@navor/languages';
import { href, redirect, redirectDocument } from 'react-router';
import { isApiError } from '#platform/api-error.ts';
import { requiredLoginPath } from '#platform/login-path.ts';
import { pageOf } from '#platform/page-context.ts';
import { isForPage } from '#screen/is-for-page.ts';
import type { Route } from './+types/certificate-pdf.ts';

/** The PDF itself, for links in e-mails: whoever is not signed in logs in first and comes back. */
export async function loader({ request, url, params: { certificateId }, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const here = `${url.pathname}${url.search}`;
  const { user } = await api.identity.session();
  if (!user) throw redirect(requiredLoginPath(here));
  // Coming from the log-in, the web app asks for data; a file is for the browser to open.
  if (!isForPage(request)) throw redirectDocument(here);
  const asked = url.searchParams.get('language');
  const language = isLanguage(asked) ? asked : preferences.language;
  try {
    const pdf = await api.certificates.pdf({ id: certificateId, language });
    return new Response(pdf, { headers: headersOf(pdf) });
  } catch (error) {
    if (!isApiError(error) || !isMissing(error.code)) throw error;
    // It says in words that there is none, and stands in the dashboard.
    throw redirect(href('/dashboard/certificates/:certificateId', { certificateId }));
  }
}

const isMissing = (code: string) => code === 'NOT_FOUND' || code === 'INVALID_INPUT';

function headersOf({ name, type }: File): Record<string, string> {
  const plain = name.replace(/[^\w.-]+/g, '-');
  return {
    'content-type': type || 'application/pdf',
    'content-disposition': `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'private, no-store',
  };
}
