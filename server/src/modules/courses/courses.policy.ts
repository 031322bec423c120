import { type Locked, type Tier, tiers } from '@navor/contract';
import type { Viewer } from '../../platform/access.ts';
import { AppError } from '../../platform/errors.ts';

type Course = { access: Tier };
type Lesson = { is_preview: boolean };

/** Whether somebody may read all lessons of a course, and so be enrolled in it. */
export function isUnlocked(viewer: Viewer, { access }: Course): boolean {
  if (viewer.kind === 'anonymous') return access === 'free';
  if (viewer.user.roles.some((role) => role === 'author' || role === 'admin')) return true;
  return tiers.indexOf(viewer.tier) >= tiers.indexOf(access);
}

/** Whether somebody may read one lesson. Drafts never come this far: they exist for nobody. */
export function mayRead(viewer: Viewer, course: Course, lesson: Lesson): boolean {
  return lesson.is_preview || isUnlocked(viewer, course);
}

/** The kinds of courses that are open to somebody, for queries that put those first. */
export function unlockedTiers(viewer: Viewer): Tier[] {
  return tiers.filter((access) => isUnlocked(viewer, { access }));
}

/** A refusal that says what would unlock it, for a screen that can say so too. */
export function planRequired(locked: Locked): AppError {
  return new AppError('PLAN_REQUIRED', locked);
}
