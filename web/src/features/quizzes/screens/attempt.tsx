import 'katex/dist/katex.min.css';
import '#ui/prose/reading.css';
import '#ui/prose/figures.css';
import '#ui/prose/callouts.css';
import { takingNamespaces } from '@navor/questions/taking';
import mathFont from 'katex/dist/fonts/KaTeX_Main-Regular.woff2?url';
import mathItalicFont from 'katex/dist/fonts/KaTeX_Math-Italic.woff2?url';
import { useTranslation } from 'react-i18next';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { orNotFound } from '#platform/or-not-found.ts';
import { pageOf } from '#platform/page-context.ts';
import { PageMeta } from '#platform/page-meta.tsx';
import { AttemptPage } from '../components/attempt/attempt-page.tsx';
import type { Route } from './+types/attempt.ts';

export { shouldRevalidate } from '#platform/steps-within-page.ts';

export const handle: ScreenHandle = { namespaces: takingNamespaces };

/** Nearly every formula is set in these two. */
export const links: Route.LinksFunction = () =>
  [mathFont, mathItalicFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }));

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  return orNotFound(api.attempts.get({ attemptId: params.attemptId, language: preferences.language }));
}

export default function AttemptScreen({ loaderData: attempt }: Route.ComponentProps) {
  const { t } = useTranslation('quiz');
  return (
    <>
      <PageMeta title={attempt.quiz?.title ?? t('attempt.review')} isIndexed={false} />
      <AttemptPage key={attempt.id} attempt={attempt} />
    </>
  );
}
