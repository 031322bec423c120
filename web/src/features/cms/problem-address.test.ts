import { expect, it } from 'vitest';
import { problemAddress } from './problem-address.ts';

it('leads to the lesson, in the language that is wrong', () => {
  expect(problemAddress({ kind: 'course', id: 'osnove' }, 'lessons/ohmov-zakon.de.md')).toBe(
    '/dashboard/cms/lessons/osnove~ohmov-zakon/edit?language=de',
  );
});

it('leads to the question', () => {
  expect(problemAddress({ kind: 'quiz', id: 'vezja' }, 'questions/delilnik.yaml')).toBe(
    '/dashboard/quiz/vezja/questions/delilnik',
  );
});

it('leads to the text of an item or a page', () => {
  expect(problemAddress({ kind: 'item', id: 'navoji' }, 'text.en.md')).toBe(
    '/dashboard/cms/library/navoji?language=en',
  );
});

it('leads to the settings, and with all other files to the list of them', () => {
  const course = { kind: 'course', id: 'osnove' } as const;
  expect(problemAddress(course, 'course.yaml')).toBe('/dashboard/cms/courses/osnove/settings');
  expect(problemAddress(course, 'figures/krog.svg')).toBe('/dashboard/cms/courses/osnove/files');
});
