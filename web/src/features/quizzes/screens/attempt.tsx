import 'katex/dist/katex.min.css';
import '@navor/ui/prose/reading.css';
import '@navor/ui/prose/figures.css';
import '@navor/ui/prose/callouts.css';
import '@navor/ui/prose/formula-boxes.css';
import { takingNamespaces } from '@navor/question-ui/taking';
import { useTranslation } from 'react-i18next';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { mathFonts } from '#screen/reading/math-fonts.ts';
import { AttemptPage } from '../components/attempt/attempt-page.tsx';
import type { Route } from './+types/attempt.ts';

export { shouldRevalidate } from '#features/quizzes/steps-within-attempt.ts';

export const handle: ScreenHandle = { namespaces: takingNamespaces };

export const links: Route.LinksFunction = mathFonts;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  return orNotFound(api.quizzes.attempts.get({ attemptId: params.attemptId, language: preferences.language }));
}

export default function AttemptScreen({ loaderData: attempt }: Route.ComponentProps) {
  // All of them before the first question: the next one may be opened without a connection.
  const { t } = useTranslation(takingNamespaces);
  return (
    <>
      <PageMeta title={attempt.quiz?.title ?? t('attempt.review')} isIndexed={false} />
      <AttemptPage key={attempt.id} attempt={attempt} />
    </>
  );
}
