import { expect, it } from 'vitest';
import { unitOf } from './formula-state.ts';
import { rangeInUnit, rangeTexts } from './quantity-text.ts';

const range = (min: number, max: number, unit: string) => {
  const texts = rangeTexts({ min, max }, unitOf({ unit }), 'sl');
  return `${texts.min} do ${texts.max}`;
};

it.each([
  [0, 2000, 'A', '0 do 2\u00a0kA'],
  [-2000, 0, 'A', '−2 do 0\u00a0kA'],
  [233.15, 358.15, '°C', '−40 do 85\u00a0°C'],
  [0, 1, '%', '0 do 100\u00a0%'],
])('says the unit of a range once: %s to %s %s', (min, max, unit, expected) => {
  expect(range(min, max, unit)).toBe(expected);
});

it('says both units where they differ', () => {
  expect(range(0.001, 2000, 'A')).toBe('1\u00a0mA do 2\u00a0kA');
});

it('keeps the sign of an angle with both of its numbers', () => {
  expect(range(0, Math.PI / 2, '°')).toBe('0° do 90°');
});

it('writes plain numbers alone', () => {
  expect(range(0, 1, '')).toBe('0 do 1');
});

it('keeps the unit that it is asked for', () => {
  expect(rangeInUnit({ min: 0.5, max: 2000 }, unitOf({ unit: 'A' }), 'en')).toEqual({
    min: '0.5',
    max: '2000\u00a0A',
  });
});
