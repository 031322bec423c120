import type { CourseValue } from '@navor/contract';

/**
 * A course with one more lesson of its draft, in the same module and beside the same lessons as there. A module that the course
 * does not have yet comes with this lesson alone. The course itself where there is nothing to insert.
 */
export function insertLesson(course: CourseValue, drafted: CourseValue, lessonId: string): CourseValue {
  const isLesson = ({ id }: { id: string }) => id === lessonId;
  const module = drafted.modules.find(({ lessons }) => lessons.some(isLesson));
  const lesson = module?.lessons.find(isLesson);
  if (!module || !lesson || course.modules.some(({ lessons }) => lessons.some(isLesson))) return course;
  if (!course.modules.some(({ id }) => id === module.id)) {
    return { ...course, modules: insertBeside(course.modules, drafted.modules, { ...module, lessons: [lesson] }) };
  }
  const modules = course.modules.map((one) =>
    one.id === module.id ? { ...one, lessons: insertBeside(one.lessons, module.lessons, lesson) } : one,
  );
  return { ...course, modules };
}

/** Behind the nearest of those before it that is there, or else before the nearest of those behind it. */
function insertBeside<Entry extends { id: string }>(
  entries: readonly Entry[],
  drafted: readonly Entry[],
  entry: Entry,
): Entry[] {
  const placeOf = ({ id }: Entry) => entries.findIndex((one) => one.id === id);
  const at = drafted.findIndex(({ id }) => id === entry.id);
  const before = drafted.slice(0, at).findLast((one) => placeOf(one) >= 0);
  const behind = drafted.slice(at + 1).find((one) => placeOf(one) >= 0);
  const place = before ? placeOf(before) + 1 : behind ? placeOf(behind) : entries.length;
  return entries.toSpliced(place, 0, entry);
}
