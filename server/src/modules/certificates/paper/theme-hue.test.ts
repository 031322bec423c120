import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themeHue } from './theme-hue.ts';

const tokens = readFileSync(new URL('../../../../../ui/src/tokens.css', import.meta.url), 'utf8');

/** Of the light theme. */
const token = (name: string) => new RegExp(`--color-${name}: light-dark\\((#\\w+)`).exec(tokens)?.[1];

it.each([
  ['elektrotehnika', 'copper'],
  ['strojnistvo', 'steel'],
  ['mehatronika', 'teal'],
  ['racunalnistvo', 'violet'],
  ['matematika', 'indigo'],
  ['fizika', 'crimson'],
  ['a field of tomorrow', 'action'],
])('%s has the hue on paper that it has on the screen', (theme, name) => {
  expect(themeHue(theme)).toEqual({ line: token(name), tint: token(`${name}-soft`) });
});
