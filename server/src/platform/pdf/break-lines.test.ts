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

it('begins a line with a word of one letter rather than ending one with it', () => {
  expect(breakLines('računati z enotami', upTo(10))).toEqual(['računati', 'z enotami']);
  expect(breakLines('plošča A', upTo(8)), 'the last of all').toEqual(['plošča A']);
  expect(breakLines('računati z enotami', upTo(8)), 'where there is room').toEqual(['računati', 'z', 'enotami']);
});

it('has no line for no text', () => {
  expect(breakLines('', upTo(5))).toEqual([]);
});
