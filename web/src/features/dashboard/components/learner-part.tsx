import type { AchievementsSummary, Learning, LibraryList, Onboarding, OpenAttempt, Review } from '@navor/contract';
import { AchievementsCard } from '#features/achievements/index.ts';
import { type Upcoming, UpcomingEntries } from '#features/calendar/index.ts';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { Bookmarks } from './bookmarks.tsx';
import { ContinueLearning } from './continue-learning.tsx';
import { DueReviews } from './due-reviews.tsx';
import { LearningGoals } from './learning-goals.tsx';
import { NothingInProgress } from './nothing-in-progress.tsx';
import { OpenQuizzes } from './open-quizzes.tsx';
import { RecommendedCourses } from './recommended-courses.tsx';
import { UpcomingLessons } from './upcoming-lessons.tsx';
import { WeeklyGoal } from './weekly-goal.tsx';

export type LearnerPartProps = {
  learning: Learning;
  onboarding: Onboarding | null;
  review: Review;
  openAttempts: OpenAttempt[];
  library: LibraryList;
  upcomingEntries: Upcoming;
  achievements: AchievementsSummary;
  now: Date;
};

/** What somebody learns, and what comes next. */
export function LearnerPart(props: LearnerPartProps) {
  const { learning, onboarding, review, openAttempts, library, upcomingEntries, achievements, now } = props;
  const { profile } = useAuth();
  const { today } = learning;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-8">
      <div className="grid min-w-0 gap-8">
        {learning.continuing.length > 0 ? (
          <ContinueLearning continuing={learning.continuing} />
        ) : (
          <NothingInProgress
            completedCourses={learning.completed_courses}
            hasFirstSteps={onboarding?.is_offered ?? false}
          />
        )}
        <UpcomingLessons upcoming={learning.upcoming} today={today} />
      </div>
      <div className="grid min-w-0 items-start gap-6 sm:max-lg:grid-cols-2 lg:row-span-2">
        <UpcomingEntries {...upcomingEntries} />
        <OpenQuizzes attempts={openAttempts} />
        <DueReviews review={review} />
        <AchievementsCard summary={achievements} now={now} />
        <WeeklyGoal week={learning.week} today={today} />
        {profile && <LearningGoals goals={profile.learning_goals} />}
        <Bookmarks lessons={learning.bookmarks} library={library} />
      </div>
      <RecommendedCourses courses={learning.recommended} />
    </div>
  );
}
