import type { QuizPlace } from '@navor/contract';
import type { BreadcrumbStep } from '@navor/ui/breadcrumb.tsx';
import { courseQuizzesPath, lessonPath, ownCoursesPath } from '#features/courses/index.ts';
import { ownQuizzesPath } from '../../quiz-paths.ts';

/** The way down to a quiz: the quizzes, those of its course, and the lesson that it belongs to. */
export function placeSteps(place: QuizPlace | null, allQuizzes: string): BreadcrumbStep[] {
  const steps = [{ label: allQuizzes, href: ownQuizzesPath }];
  if (!place) return steps;
  const { course, lesson } = place;
  steps.push({ label: course.title, href: courseQuizzesPath(course.id) });
  if (lesson) steps.push({ label: lesson.title, href: lessonPath(ownCoursesPath, course.id, lesson.id) });
  return steps;
}
