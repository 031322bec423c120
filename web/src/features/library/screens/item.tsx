import 'katex/dist/katex.min.css';
import '@navor/ui/prose/reading.css';
import '@navor/ui/prose/figures.css';
import '@navor/ui/prose/callouts.css';
import '@navor/ui/prose/formula-boxes.css';
import '#screen/reading/live-formula/calculation.css';
import '../components/data-table/data-table.css';
import '../components/item/item-layout.css';
import '#screen/printed-alone.css';
import '#screen/reading/printed-text.css';
import '../components/item/print.css';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { isForPage } from '#screen/is-for-page.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { withholdBody } from '#screen/reading/body-in-page.ts';
import { drawFormula } from '#screen/reading/draw-formula.server.tsx';
import { mathFonts } from '#screen/reading/math-fonts.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useIsInDashboard } from '#screen/use-is-in-dashboard.ts';
import { drawLiveParts } from '../components/item/draw-live-parts.server.tsx';
import { answerItemForm } from '../components/item/item-action.ts';
import { itemBodyData } from '../components/item/item-data.ts';
import { ItemPage } from '../components/item/item-page.tsx';
import type { Route } from './+types/item.ts';

export const handle: ScreenHandle = { namespaces: ['library', 'courses', 'formula', 'calculator'] };

export const links: Route.LinksFunction = mathFonts;

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  // Links in the text are relative to an address without a slash at its end.
  if (url.pathname.endsWith('/')) throw redirect(`${url.pathname.replace(/\/+$/, '')}${url.search}`);
  const { api, preferences, texts } = pageOf(context);
  const item = await orNotFound(api.library.get({ itemId: params.itemId, language: preferences.language }));
  if (!isForPage(request)) return { item: { ...item, body: itemBodyData(item.body) } };
  await drawLiveParts(item.body, texts);
  const body = itemBodyData(item.body, (parts) => withholdBody(parts, (formula) => drawFormula(formula, texts)));
  return { item: { ...item, body } };
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const sent = { itemId: params.itemId, form, path: url.pathname, isPage: isForPage(request) };
  return answerItemForm(apiOf(context), sent);
}

/** A bookmark changes nothing of what is read; its button knows by itself how it stands. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formData?.has('intent') ? false : defaultShouldRevalidate;
}

export default function ItemScreen({ loaderData: { item } }: Route.ComponentProps) {
  const isPublic = !useIsInDashboard();
  return (
    <ScreenFrame>
      <PageMeta title={item.title} description={item.summary} isIndexed={isPublic} />
      <ItemPage key={`${item.id}/${item.language}`} item={item} />
    </ScreenFrame>
  );
}
