import { describe, expect, it } from 'vitest';
import { findUnstorableText } from './unstorable-text.ts';

describe('a text that cannot be stored', () => {
  it.each([
    ['a\0b', ''],
    [{ name: 'Ana\0' }, 'name'],
    [{ list: ['fine', { deep: '\0' }] }, 'list.1.deep'],
    [{ 'ke\0y': 1 }, ''],
  ])('is found wherever it is: %j', (input, path) => {
    expect(findUnstorableText(input)).toBe(path);
  });

  it.each([undefined, null, 7, 'Ana', { at: new Date(), image: new Blob(['\0']) }, ['a', { b: ['c\u0001'] }]])(
    'is not seen where there is none: %j',
    (input) => {
      expect(findUnstorableText(input)).toBeUndefined();
    },
  );

  it('is looked for at any depth', () => {
    let nested: unknown = '\0';
    for (let depth = 0; depth < 100_000; depth += 1) nested = [nested];
    expect(() => findUnstorableText({ short: nested })).not.toThrow();
  });
});
