import type { StartRefusal, Tier } from '@navor/contract';
import type { Language, Translated } from '@navor/languages';
import type { Viewer } from '../../platform/access.ts';
import { AppError } from '../../platform/errors.ts';
import { isAuthor } from '../authorship/index.ts';
import { mayUse } from '../billing/index.ts';
import { isUnlocked, neededTier, refuseLockedCourse } from '../courses/index.ts';

/** How many attempts at standalone quizzes somebody's plan grants a day; null is as many as they like. */
export function attemptsPerDay(viewer: Viewer): number | null {
  const endless = mayUse(viewer, { kind: 'quiz_attempt', startedToday: Number.POSITIVE_INFINITY });
  return endless.isAllowed ? null : (endless.limit ?? null);
}

/** Standalone if it has no course whose access it shares. */
type LimitedQuiz = { course_access: Tier | null; attempt_limit: number | null };

export type StartFacts = {
  attemptCount: number;
  /** Attempts at standalone quizzes that were started today, and when the next day begins; null without a daily limit. */
  today: { limit: number; started: number; resetsAt: Date } | null;
};

/** Why somebody can start no new attempt. Going on with an open one is never refused. */
export function refusalToStart(viewer: Viewer, quiz: LimitedQuiz, facts: StartFacts): StartRefusal | null {
  const { attemptCount, today } = facts;
  const { course_access: access, attempt_limit: limit } = quiz;
  if (access && !isUnlocked(viewer, { access })) return { kind: 'plan', tier: neededTier({ access }) };
  // Authors try what they and others write as often as they like.
  if (isAuthor(viewer)) return null;
  if (limit !== null && attemptCount >= limit) return { kind: 'attempts-used-up', limit };
  if (!access && today && !mayUse(viewer, { kind: 'quiz_attempt', startedToday: today.started }).isAllowed) {
    return { kind: 'daily-limit', limit: today.limit, resets_at: today.resetsAt };
  }
  return null;
}

/** Whether a course is completed only once a quiz of it is passed. Quizzes of modules are for practice. */
export function isRequired({
  courseId,
  moduleId,
  lessonId,
}: Record<'courseId' | 'moduleId' | 'lessonId', string | null>): boolean {
  return courseId !== null && (lessonId !== null || moduleId === null);
}

type PlacedQuiz = { course_id: string | null; course_title: Translated | null; course_access: Tier | null };

/** Refuses whoever's plan does not open the course that a quiz belongs to, in the same words as the course itself. */
export function refuseLockedQuiz(viewer: Viewer, quiz: PlacedQuiz, language: Language): void {
  const { course_id: id, course_title: title, course_access: access } = quiz;
  if (id !== null && title && access) refuseLockedCourse(viewer, { id, title, access }, language);
}

/** Refuses whoever's plan does not tell them how their quizzes went over time. */
export function refuseAnalyticsWithoutPlan(viewer: Viewer): void {
  const analytics = mayUse(viewer, { kind: 'quiz_analytics' });
  if (!analytics.isAllowed) throw new AppError('PLAN_REQUIRED', { tier: analytics.unlockedBy });
}
