import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FirstSteps, loadOnboarding } from '#features/onboarding/index.ts';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { nameOf } from '#platform/auth/name-of.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { PageMeta } from '#platform/page-meta.tsx';
import { useFormatter } from '#platform/use-formatter.ts';
import { Vijak } from '#ui/brand/vijak.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LearningGoals } from '../components/learning-goals.tsx';
import { WeeklyGoal } from '../components/weekly-goal.tsx';
import type { Route } from './+types/dashboard.ts';

export const handle: ScreenHandle = { namespaces: ['dashboard', 'goals', 'onboarding'] };

export async function loader({ context }: Route.LoaderArgs) {
  // The server's clock, so that the page is the same where it is rendered and where it is read.
  return { now: new Date(), onboarding: await loadOnboarding(context) };
}

export default function Dashboard({ loaderData: { now, onboarding } }: Route.ComponentProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormatter();
  const { user, profile } = useAuth();
  const name = nameOf({ user, profile });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageMeta title={t('title')} isIndexed={false} />
      <div>
        <p className="text-muted text-sm first-letter:uppercase">{format.date(now, 'full')}</p>
        <h1 className="mt-1 font-semibold text-2xl [overflow-wrap:anywhere] md:text-3xl">
          {name ? t('greeting', { name }) : t('greetingUnnamed')}
        </h1>
      </div>
      <FirstSteps onboarding={onboarding} />
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <ContinueLearning />
        {profile && (
          <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
            <WeeklyGoal hours={profile.weekly_goal_hours} />
            <LearningGoals goals={profile.learning_goals} />
          </div>
        )}
      </div>
    </div>
  );
}

function ContinueLearning() {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState
      illustration={<Vijak pose="waiting" className="w-52 max-w-full" />}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <>
          <Button asChild variant="secondary">
            <Link to="/dashboard/profile" prefetch="intent">
              {t('empty.toProfile')}
            </Link>
          </Button>
          <Button asChild variant="ghost">
            <Link to="/dashboard/settings" prefetch="intent">
              {t('empty.toSettings')}
            </Link>
          </Button>
        </>
      }
    />
  );
}
