import '#screen/printed-alone.css';
import '../components/analytics/print.css';
import type { Locked } from '@navor/contract';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { data, Link } from 'react-router';
import { isApiError } from '#platform/api-error.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { LockedAnalytics } from '../components/analytics/locked-analytics.tsx';
import { OwnFacts } from '../components/analytics/own-facts.tsx';
import { ResultsCard } from '../components/analytics/results-card.tsx';
import { SlipsCard } from '../components/analytics/slips-card.tsx';
import { StandingCard } from '../components/analytics/standing-card.tsx';
import { TopicsCard } from '../components/analytics/topics-card.tsx';
import { TypesCard } from '../components/analytics/types-card.tsx';
import { ownQuizzesPath } from '../quiz-paths.ts';
import type { Route } from './+types/own-analytics.ts';

export const handle: ScreenHandle = { namespaces: ['quizzes', 'quiz', 'unlocking'] };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  try {
    return { kind: 'open' as const, analytics: await api.quizzes.analytics.own({ language: preferences.language }) };
  } catch (error) {
    if (!isApiError(error) || error.code !== 'PLAN_REQUIRED') throw error;
    return data({ kind: 'locked' as const, tier: (error.data as Pick<Locked, 'tier'>).tier }, { status: 403 });
  }
}

export default function OwnAnalyticsScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('quizzes');
  const title = t('analytics.title');
  return (
    <div className="analytics-page printed-alone grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageMeta title={title} isIndexed={false} />
      {loaderData.kind === 'locked' ? (
        <LockedAnalytics tier={loaderData.tier} />
      ) : (
        <>
          <Breadcrumb steps={[{ label: t('title'), href: ownQuizzesPath }]} current={title} />
          <header className="grid max-w-2xl gap-2">
            <h1 className="font-semibold text-3xl tracking-tight">{title}</h1>
            <p className="text-balance text-muted">{t('analytics.lead')}</p>
          </header>
          <Analytics analytics={loaderData.analytics} />
        </>
      )}
    </div>
  );
}

type AnalyticsProps = { analytics: Extract<Route.ComponentProps['loaderData'], { kind: 'open' }>['analytics'] };

function Analytics({ analytics }: AnalyticsProps) {
  const { t } = useTranslation('quizzes');
  if (analytics.attempt_count === 0 && analytics.question_count === 0) {
    return (
      <EmptyState
        illustration={<Vijak pose="waiting" className="w-52 max-w-full" />}
        title={t('analytics.empty.title')}
        text={t('analytics.empty.text')}
        action={
          <Button asChild>
            <Link to={ownQuizzesPath} prefetch="intent">
              {t('analytics.toQuizzes')}
            </Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <OwnFacts analytics={analytics} />
      <StandingCard topics={analytics.topics} />
      <ResultsCard results={analytics.results} attemptCount={analytics.attempt_count} />
      <TopicsCard topics={analytics.topics} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <SlipsCard slips={analytics.slips} />
        <TypesCard types={analytics.types} />
      </div>
    </>
  );
}
