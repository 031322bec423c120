import { expect, it } from 'vitest';
import { answerTime } from './answer-time.ts';

it.each([
  [0, '0^s'],
  [0.2, '1^s'],
  [45.4, '45^s'],
  [59.6, '1^min'],
  [80, '1^min~20^s'],
  [3599.7, '1^h'],
  [3905, '1^h~5^min'],
  [7195, '2^h'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(answerTime(seconds, String).replaceAll('\u202f', '^').replaceAll('\u00a0', '~')).toBe(text);
});
