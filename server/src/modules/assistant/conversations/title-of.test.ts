import { expect, it } from 'vitest';
import { titleOf } from './title-of.ts';

it.each([
  ['Kaj je volt?', 'Kaj je volt?'],
  ['  Kaj\n\nje   volt?  ', 'Kaj je volt?'],
  [
    'Koliko je upornost vodnika dolžine 120 metrov, če je njegov presek 1,5 mm²?',
    'Koliko je upornost vodnika dolžine 120 metrov, če je njegov…',
  ],
  ['x'.repeat(100), `${'x'.repeat(59)}…`],
  ['🔌'.repeat(70), `${'🔌'.repeat(59)}…`],
])('calls a conversation that begins with “%s” “%s”', (question, title) => {
  expect(titleOf(question)).toBe(title);
});
