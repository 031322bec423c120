import { expect, it } from 'vitest';
import { isFallback } from './is-fallback.ts';

it.each([
  ['a sentence in the language of its source', 'Tok teče od plusa k minusu.', 'Tok teče\nod plusa k minusu.', true],
  ['a sentence in another language', 'The current flows from plus to minus.', 'Tok teče od plusa k minusu.', false],
  ['a formula', '$$\nU = R I\n$$', '$$\nU = R I\n$$', false],
  ['code', '```python\nfor each in range of all\n```', '```python\nfor each in range of all\n```', false],
  ['a name', '## Arduino Uno', '## Arduino Uno', false],
])('tells of %s whether it is the source itself', (_, text, source, expected) => {
  expect(isFallback(text, source)).toBe(expected);
});
