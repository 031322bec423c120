import { expect, it } from 'vitest';
import { readPath } from './read-path.ts';

it.each([
  ['in any spelling', ' m.5.5-1,2 L3e1 4z', 'm0.5 0.5l-1 2L30 4z'],
  ['with numbers for more of the same', 'M0 0 1 2h3 4', 'M0 0L1 2h3h4'],
  ['with flags that nothing separates', 'M0 0a5 5 0 0110 0', 'M0 0a5 5 0 0 1 10 0'],
])('reads a path %s', (_, written, read) => {
  expect(readPath(written)).toBe(read);
});

it.each([
  ['M0 0h9 garbage', 'M0 0h9'],
  ['M0 0L5', 'M0 0'],
  ['M0 0L1e400 5h1', 'M0 0'],
  ['M0 0z5 5', 'M0 0z'],
  ['M0 0"/><script>', 'M0 0'],
])('reads %s as far as it is one', (written, read) => {
  expect(readPath(written)).toBe(read);
});

it.each(['', 'M', 'M1', 'L1 2', 'garbage', '10 10 20 20'])('reads nothing from "%s"', (written) => {
  expect(readPath(written)).toBeUndefined();
});
