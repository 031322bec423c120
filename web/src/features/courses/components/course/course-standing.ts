import type { Course, LessonLink } from '@navor/contract';

/** What somebody has to do with a course, and so which step comes next. */
export type CourseStanding =
  /** A visitor who may read it all. */
  | { kind: 'visiting'; first: LessonLink | undefined }
  | { kind: 'locked'; first: LessonLink | undefined }
  | { kind: 'open' }
  | { kind: 'learning'; next: LessonLink }
  /** All lessons are done, but it is not completed yet. */
  | { kind: 'ending'; left: 'quizzes' | 'nothing' }
  | { kind: 'completed'; first: LessonLink | undefined };

type Seen = Pick<Course, 'modules' | 'is_unlocked' | 'enrolment' | 'next_lesson'>;

/** A course that has grown since it was completed is being learned again. */
export function courseStanding(course: Seen, isSignedIn: boolean): CourseStanding {
  const first = course.modules[0]?.lessons[0];
  if (!course.is_unlocked) return { kind: 'locked', first };
  if (!isSignedIn) return { kind: 'visiting', first };
  if (!course.enrolment) return { kind: 'open' };
  if (course.next_lesson) return { kind: 'learning', next: course.next_lesson };
  const { left } = course.enrolment;
  return left && left !== 'lessons' ? { kind: 'ending', left } : { kind: 'completed', first };
}
