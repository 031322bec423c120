import type { LessonLink } from '@navor/contract';

/** What a link to a lesson says of it, and nothing else of a row that has more. */
export function lessonLink({ id, title, language, minutes }: LessonLink): LessonLink {
  return { id, title, language, minutes };
}
