import type { BadgeGroup, BadgeId } from '@navor/contract/choices';
import courses from './courses.svg?url';
import lessons from './lessons.svg?url';
import persistence from './persistence.svg?url';
import precision from './precision.svg?url';
import quizzes from './quizzes.svg?url';
import surprises from './surprises.svg?url';

/** A file for each group: what a page does not show is not fetched, and none of it is code. */
export const drawings: Record<BadgeGroup, string> = { lessons, quizzes, courses, persistence, precision, surprises };

export function drawingOf(id: BadgeId): { group: BadgeGroup; file: string } {
  const group = groups[id];
  return { group, file: drawings[group] };
}

const groups: Record<BadgeId, BadgeGroup> = {
  'first-lesson': 'lessons',
  'lessons-10': 'lessons',
  'lessons-50': 'lessons',
  'lessons-100': 'lessons',
  'first-quiz': 'quizzes',
  'quizzes-10': 'quizzes',
  'quizzes-25': 'quizzes',
  'perfect-quiz': 'quizzes',
  'perfect-quizzes-5': 'quizzes',
  'first-try-5': 'quizzes',
  'first-course': 'courses',
  'courses-3': 'courses',
  'theme-complete': 'courses',
  'streak-3': 'persistence',
  'streak-7': 'persistence',
  'streak-30': 'persistence',
  'streak-100': 'persistence',
  'weekly-goal-1': 'persistence',
  'weekly-goal-4': 'persistence',
  'weekly-goal-12': 'persistence',
  onboarded: 'persistence',
  'level-5': 'persistence',
  'level-10': 'persistence',
  'unit-master': 'precision',
  'slip-beaten': 'precision',
  'slips-beaten-10': 'precision',
  'reviews-10': 'precision',
  'reviews-50': 'precision',
  'night-owl': 'surprises',
  'early-bird': 'surprises',
  comeback: 'surprises',
};
