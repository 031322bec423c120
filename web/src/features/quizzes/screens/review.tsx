import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { requiredLoginPath } from '#platform/login-path.ts';
import { apiOf } from '#platform/page-context.ts';
import { submitted } from '#screen/forms/form-answer.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { AboutReview } from '../components/review/about-review.tsx';
import { Forecast } from '../components/review/forecast.tsx';
import { ReviewStep } from '../components/review/review-step.tsx';
import { attemptPath, ownQuizzesPath, reviewPath } from '../quiz-paths.ts';
import type { Route } from './+types/review.ts';

export const handle: ScreenHandle = { namespaces: ['quizzes'] };

export async function loader({ context }: Route.LoaderArgs) {
  return { review: await apiOf(context).quizzes.review.get(), now: new Date() };
}

/** Starts a review; where nothing is due any more, the screen says so. */
export async function action({ context }: Route.ActionArgs) {
  const answer = await submitted({}, () => apiOf(context).quizzes.review.start());
  if (answer.kind === 'done') {
    const { attempt_id } = answer.result;
    return redirect(attempt_id ? attemptPath(attempt_id) : reviewPath);
  }
  // Signed out meanwhile, in another tab.
  if (answer.response.data.code === 'NOT_AUTHENTICATED') return redirect(requiredLoginPath(reviewPath));
  return answer.response;
}

export default function ReviewScreen({ loaderData: { review, now }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('quizzes');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageMeta title={t('review.title')} isIndexed={false} />
      <Breadcrumb steps={[{ label: t('title'), href: ownQuizzesPath }]} current={t('review.title')} />
      <header className="grid max-w-2xl gap-2">
        <h1 className="font-semibold text-3xl tracking-tight">{t('review.title')}</h1>
        <p className="text-balance text-muted">{t('review.lead')}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-8">
        <div className="grid min-w-0 gap-8">
          <ReviewStep review={review} now={now} answer={actionData} />
          <AboutReview ceiling={review.daily_ceiling} />
        </div>
        <Forecast days={review.forecast} />
      </div>
    </div>
  );
}
