import { describe, expect, it } from 'vitest';
import { fieldUnit, readField } from './read-field.ts';

const difference = { unit: 'K', isDifference: true } as const;

describe('a difference of temperatures', () => {
  it.each([
    ['40 °C', 40],
    ['40 K', 40],
    ['40', 40],
    ['-25 °C', -25],
    ['0,001 °C', 0.001],
    ['72 °F', 40],
  ])('takes %s for steps of a kelvin', (typed, value) => {
    expect(readField(typed, difference)).toMatchObject({ kind: 'quantity', value });
  });

  it('may be shown in degrees as well', () => {
    expect(fieldUnit({ unit: '°C', isDifference: true })).toMatchObject({ text: '°C', offset: 0 });
    expect(readField('40', { unit: '°C', isDifference: true })).toMatchObject({ value: 40 });
  });

  it('is called what it is where something else is typed', () => {
    expect(readField('40 V', difference)).toMatchObject({ kind: 'wrong-dimension', expected: 'temperatureDifference' });
  });
});

it('leaves a temperature where it is on its scale', () => {
  expect(readField('40 °C', { unit: 'K' })).toMatchObject({ value: 313.15 });
});
