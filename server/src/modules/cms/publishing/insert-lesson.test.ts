import type { CourseValue } from '@navor/contract';
import { expect, it } from 'vitest';
import { insertLesson } from './insert-lesson.ts';

/** Modules with their lessons, as `ena: a b, dva: c`. */
function courseOf(outline: string): CourseValue {
  const modules = outline.split(', ').map((module) => {
    const [id = '', lessons = ''] = module.split(':');
    return { id, title: { sl: id }, lessons: (lessons.match(/\w+/g) ?? []).map((lesson) => ({ id: lesson })) };
  });
  return { modules } as unknown as CourseValue;
}

const outlineOf = ({ modules }: CourseValue) =>
  modules.map(({ id, lessons }) => `${id}: ${lessons.map((lesson) => lesson.id).join(' ')}`).join(', ');

it.each([
  ['behind the lesson that it follows', 'ena: a b', 'ena: a nova b', 'ena: a nova b'],
  ['behind the nearest one that readers have', 'ena: a b', 'ena: a druga nova b', 'ena: a nova b'],
  ['before all others where it comes first', 'ena: a b', 'ena: nova a b', 'ena: nova a b'],
  ['without the order that others have drafted', 'ena: a b', 'ena: b nova a', 'ena: a b nova'],
  ['without taking out what others take out', 'ena: a b', 'ena: nova', 'ena: a b nova'],
  [
    'in a new module, which has nothing but it',
    'ena: a, tri: c',
    'ena: a, dva: druga nova, tri: c',
    'ena: a, dva: nova, tri: c',
  ],
])('puts a lesson %s', (_, course, drafted, expected) => {
  expect(outlineOf(insertLesson(courseOf(course), courseOf(drafted), 'nova'))).toBe(expected);
});

it('leaves a course as it is that has the lesson, wherever the draft has it', () => {
  const course = courseOf('ena: nova, dva: a');
  expect(insertLesson(course, courseOf('ena: , dva: a nova'), 'nova')).toBe(course);
  expect(insertLesson(course, courseOf('ena: , dva: a'), 'druga')).toBe(course);
});
