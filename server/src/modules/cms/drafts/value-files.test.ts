import { expect, it } from 'vitest';
import { readValue } from './value-files.ts';

const course = { kind: 'course', id: 'osnove' } as const;

it('does not look into a value with more parts than any file holds', () => {
  const modules = Array.from({ length: 300_000 }, () => ({}));
  expect(readValue(course, 'course.yaml', { modules })).toEqual({
    kind: 'refused',
    problems: [{ place: [], message: 'This is too long' }],
  });
});

it('tells the first faults of a value that is wrong in many places', () => {
  const modules = Array.from({ length: 1000 }, () => ({}));
  const read = readValue(course, 'course.yaml', { modules });
  expect(read.kind === 'refused' && read.problems.length).toBe(50);
});
