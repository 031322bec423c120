import { expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

const upTo = (length: number) => (line: string) => line.length <= length;

it('keeps words whole, and fills each line', () => {
  expect(breakLines('one two three four', upTo(9))).toEqual(['one two', 'three', 'four']);
  expect(breakLines('one two three four', upTo(10))).toEqual(['one two', 'three four']);
});

it('breaks a word that is too long for any line, and loses none of it', () => {
  expect(breakLines('a donaudampfschiff b', upTo(6))).toEqual(['a', 'donaud', 'ampfsc', 'hiff b']);
});

it('has no line for no text', () => {
  expect(breakLines('', upTo(5))).toEqual([]);
});
