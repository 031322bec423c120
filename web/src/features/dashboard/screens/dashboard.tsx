import { useTranslation } from 'react-i18next';
import { loadUpcoming } from '#features/calendar/index.ts';
import { UnverifiedEmailNotice } from '#features/identity/index.ts';
import { FirstSteps, loadOnboarding } from '#features/onboarding/index.ts';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { nameOf } from '#platform/auth/name-of.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import type { Day } from '#screen/day.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { LearnerPart, type LearnerPartProps } from '../components/learner-part.tsx';
import { AdministratorPart } from '../components/work/administrator-part.tsx';
import { AuthorPart } from '../components/work/author-part.tsx';
import { findWork } from '../components/work/find-work.ts';
import type { Route } from './+types/dashboard.ts';

export const handle: ScreenHandle = {
  namespaces: ['dashboard', 'courses', 'goals', 'onboarding', 'achievements', 'badges'],
};

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context);
  const { api, preferences } = page;
  const now = new Date();
  const [work, learning, onboarding, review, openAttempts, library, upcomingEntries, achievements] = await Promise.all([
    findWork(page),
    api.courses.learning({ language: preferences.language }),
    loadOnboarding(context),
    api.quizzes.review.get(),
    api.quizzes.attempts.open({ language: preferences.language }),
    api.library.list({ bookmarked: true, sort: 'newest', language: preferences.language }),
    loadUpcoming(api, now),
    api.achievements.summary(),
  ]);
  return { work, learning, onboarding, review, openAttempts, library, upcomingEntries, achievements, now };
}

export default function Dashboard({ loaderData: { work, ...learner } }: Route.ComponentProps) {
  const { t } = useTranslation('dashboard');
  const { administration, authoring } = work;
  const { learning, onboarding } = learner;
  // Whoever comes to work and learns nothing here has no use for an empty learner's page.
  const isLearning = hasBegun(learner);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageMeta title={t('title')} isIndexed={false} />
      <Greeting today={learning.today} />
      <UnverifiedEmailNotice />
      <FirstSteps onboarding={onboarding} />
      {administration && <AdministratorPart {...administration} />}
      {authoring && <AuthorPart {...authoring} />}
      {(isLearning || !(administration || authoring)) && <LearnerPart {...learner} />}
    </div>
  );
}

function hasBegun({ learning, review, openAttempts, library }: LearnerPartProps): boolean {
  const hasCourses = learning.continuing.length > 0 || learning.completed_courses > 0;
  const hasBookmarks = learning.bookmarks.length > 0 || library.items.length > 0;
  return hasCourses || hasBookmarks || openAttempts.length > 0 || review.card_count > 0;
}

function Greeting({ today }: { today: Day }) {
  const { t } = useTranslation('dashboard');
  const format = useFormatter();
  const { user, profile } = useAuth();
  const name = nameOf({ user, profile });
  return (
    <div>
      <p className="text-muted text-sm first-letter:uppercase">{format.date(today, 'full')}</p>
      <h1 className="mt-1 font-semibold text-2xl [overflow-wrap:anywhere] md:text-3xl">
        {name ? t('greeting', { name }) : t('greetingUnnamed')}
      </h1>
    </div>
  );
}
