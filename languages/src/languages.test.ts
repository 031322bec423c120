import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { commonLanguage, defaultLanguage, isLanguage, languages, textIn } from './index.ts';
import { translatedShape } from './shapes.ts';

describe('a translated text', () => {
  const text = { sl: 'navor', de: 'Drehmoment' };

  it('is shown in the wanted language where it exists, else in the default one', () => {
    expect(textIn(text, 'de')).toBe('Drehmoment');
    expect(textIn(text, 'en')).toBe('navor');
  });

  it('is shown together with others in a language that all of them have', () => {
    expect(commonLanguage('de', text, { sl: 'sila', de: 'Kraft' })).toBe('de');
    expect(commonLanguage('de', text, { sl: 'sila' })).toBe(defaultLanguage);
  });

  it('needs the default language and knows no others than ours', () => {
    const shape = translatedShape(z.string().min(1));
    expect(shape.safeParse(text).success).toBe(true);
    expect(shape.safeParse({ en: 'torque' }).success).toBe(false);
    expect(shape.safeParse({ ...text, fr: 'couple' }).success).toBe(false);
    expect(Object.keys(shape.shape)).toEqual([...languages]);
  });
});

it('tells languages from other values', () => {
  expect(isLanguage('sl')).toBe(true);
  expect(isLanguage('SL')).toBe(false);
  expect(isLanguage(undefined)).toBe(false);
});
