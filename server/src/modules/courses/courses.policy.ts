import { type LessonCompletion, type LessonLink, type Locked, type Tier, tiers } from '@navor/contract';
import { type Language, type Translated, textIn } from '@navor/languages';
import type { Viewer } from '../../platform/access.ts';
import { AppError } from '../../platform/errors.ts';
import { mayUse } from '../billing/index.ts';
import { lessonLink } from './lessons/lesson-link.ts';

type Course = { access: Tier };
type Lesson = { is_preview: boolean };
type Named = { id: string; title: Translated };
type NamedLesson = Lesson & LessonLink & { course_id: string; course_title: Translated };

/** Whether somebody may read all lessons of a course, and so be enrolled in it. */
export function isUnlocked(viewer: Viewer, { access }: Course): boolean {
  return mayUse(viewer, { kind: 'content', tier: access }).isAllowed;
}

/** Whether somebody may read one lesson. Drafts never come this far: they exist for nobody. */
export function mayRead(viewer: Viewer, course: Course, lesson: Lesson): boolean {
  return lesson.is_preview || isUnlocked(viewer, course);
}

/** The kinds of courses that are open to somebody, for queries that put those first. */
export function unlockedTiers(viewer: Viewer): Tier[] {
  return tiers.filter((access) => isUnlocked(viewer, { access }));
}

/** The plan that a course needs which is not free. */
export function neededTier({ access }: Course): Locked['tier'] {
  if (access === 'free') throw new Error('What is free is never locked');
  return access;
}

/** Refuses whoever may not read a course as a whole. */
export function refuseLockedCourse(viewer: Viewer, course: Course & Named, language: Language): void {
  if (isUnlocked(viewer, course)) return;
  const { id, title } = course;
  throw planRequired({ tier: neededTier(course), course: { id, title: textIn(title, language) }, lesson: null });
}

/** Refuses whoever may not read a lesson. The refusal names lesson and course, and carries nothing of the text. */
export function refuseLockedLesson(viewer: Viewer, lesson: Course & NamedLesson, language: Language): void {
  if (mayRead(viewer, lesson, lesson)) return;
  const course = { id: lesson.course_id, title: textIn(lesson.course_title, language) };
  throw planRequired({ tier: neededTier(lesson), course, lesson: lessonLink(lesson) });
}

/** A refusal that says what would unlock it, for a screen that can say so too. */
function planRequired(locked: Locked): AppError {
  return new AppError('PLAN_REQUIRED', locked);
}

/** A lesson that its quiz completes is neither ticked off by hand nor taken back: it could not be ticked off again. */
export function refuseUnlessByHand({ completion }: { completion: LessonCompletion }): void {
  if (completion === 'quiz') throw new AppError('QUIZ_REQUIRED');
}
