import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Ana', 'Ana'],
  ['Ana Marija Žagar', 'Ana Ž.'],
  ['Maja z\u030Cagar', 'Maja Z\u030C.'],
  ['  Jurij  Čop ', 'Jurij Č.'],
])('shortens %s to %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
