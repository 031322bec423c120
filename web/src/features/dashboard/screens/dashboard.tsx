import { useTranslation } from 'react-i18next';
import { UnverifiedEmailNotice } from '#features/identity/index.ts';
import { FirstSteps, loadOnboarding } from '#features/onboarding/index.ts';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { nameOf } from '#platform/auth/name-of.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { Bookmarks } from '../components/bookmarks.tsx';
import { ContinueLearning } from '../components/continue-learning.tsx';
import { DueReviews } from '../components/due-reviews.tsx';
import { LearningGoals } from '../components/learning-goals.tsx';
import { NothingInProgress } from '../components/nothing-in-progress.tsx';
import { OpenQuizzes } from '../components/open-quizzes.tsx';
import { RecommendedCourses } from '../components/recommended-courses.tsx';
import { UpcomingLessons } from '../components/upcoming-lessons.tsx';
import { WeeklyGoal } from '../components/weekly-goal.tsx';
import type { Day } from '../days.ts';
import type { Route } from './+types/dashboard.ts';

export const handle: ScreenHandle = { namespaces: ['dashboard', 'courses', 'goals', 'onboarding'] };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const [learning, onboarding, review, openAttempts, library] = await Promise.all([
    api.courses.learning({ language: preferences.language }),
    loadOnboarding(context),
    api.quizzes.review.get(),
    api.quizzes.attempts.open({ language: preferences.language }),
    api.library.list({ bookmarked: true, sort: 'newest', language: preferences.language }),
  ]);
  return { learning, onboarding, review, openAttempts, library };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { learning, onboarding, review, openAttempts, library } = loaderData;
  const { t } = useTranslation('dashboard');
  const { profile } = useAuth();
  const { today } = learning;
  const hasCourses = learning.continuing.length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageMeta title={t('title')} isIndexed={false} />
      <Greeting today={today} />
      <UnverifiedEmailNotice />
      <FirstSteps onboarding={onboarding} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-8">
        <div className="grid min-w-0 gap-8">
          {hasCourses ? (
            <ContinueLearning continuing={learning.continuing} />
          ) : (
            <NothingInProgress
              completedCourses={learning.completed_courses}
              hasFirstSteps={onboarding?.is_offered ?? false}
            />
          )}
          <UpcomingLessons upcoming={learning.upcoming} today={today} />
        </div>
        <div className="grid min-w-0 items-start gap-6 sm:max-lg:grid-cols-2">
          <OpenQuizzes attempts={openAttempts} />
          <DueReviews review={review} />
          <WeeklyGoal week={learning.week} today={today} />
          {profile && <LearningGoals goals={profile.learning_goals} />}
          <Bookmarks lessons={learning.bookmarks} library={library} />
        </div>
      </div>
      <RecommendedCourses courses={learning.recommended} />
    </div>
  );
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
