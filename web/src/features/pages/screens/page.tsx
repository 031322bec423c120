import 'katex/dist/katex.min.css';
import '@navor/ui/prose/reading.css';
import '@navor/ui/prose/callouts.css';
import '@navor/ui/prose/formula-boxes.css';
import '#screen/reading/live-formula/calculation.css';
import '#screen/printed-alone.css';
import '#screen/reading/printed-text.css';
import { type PageId, pageIds } from '@navor/contract/choices';
import { redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { isForPage } from '#screen/is-for-page.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { withholdBody } from '#screen/reading/body-in-page.ts';
import { drawFormula } from '#screen/reading/draw-formula.server.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { PageText } from '../components/page-text.tsx';
import type { Route } from './+types/page.ts';

export const handle: ScreenHandle = { namespaces: ['pages', 'formula'] };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  // Links in the text are relative to an address without a slash at its end.
  if (url.pathname.endsWith('/')) throw redirect(`${url.pathname.replace(/\/+$/, '')}${url.search}`);
  const { api, preferences, texts } = pageOf(context);
  const page = await orNotFound(api.pages.get({ pageId: pageIdOf(url.pathname), language: preferences.language }));
  if (!isForPage(request)) return { page };
  return { page: { ...page, body: withholdBody(page.body, (formula) => drawFormula(formula, texts)) } };
}

/** Each page has a route of its own, so only their addresses lead here. */
function pageIdOf(pathname: string): PageId {
  const id = pageIds.find((one) => `/${one}` === pathname);
  if (!id) throw new Error(`There is no page at ${pathname}`);
  return id;
}

export default function PageScreen({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <ScreenFrame>
      <PageMeta title={page.title} description={page.summary} />
      <PageText key={`${page.id}/${page.language}`} page={page} />
    </ScreenFrame>
  );
}
