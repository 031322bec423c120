import { expect, it } from 'vitest';
import { quoteReplaced } from './quote-replaced.ts';

it.each([
  ['kirchoff', 'Kirchhoff', '"kirchoff"'],
  ['kirchoffov zakon', 'Kirchhoffov zakon', '"kirchoffov" zakon'],
  ['"padec" napetsoti', '"padec" napetosti', '"padec" "napetsoti"'],
])('of %s, replaced by %s, only what was replaced is quoted', (q, corrected, quoted) => {
  expect(quoteReplaced(q, corrected)).toBe(quoted);
});
