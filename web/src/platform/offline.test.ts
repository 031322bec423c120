import { describe, expect, it } from 'vitest';
import { isLostConnection } from './offline.ts';

describe('a lost connection', () => {
  it.each([
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'Failed to fetch dynamically imported module: https://learn.example/assets/x.js',
    'Importing a module script failed.',
  ])('is told from other errors by what the browser says: %s', (message) => {
    expect(isLostConnection(new TypeError(message))).toBe(true);
  });

  it('is not every error', () => {
    expect(isLostConnection(new TypeError('undefined is not a function'))).toBe(false);
    expect(isLostConnection({ status: 500 })).toBe(false);
  });
});
