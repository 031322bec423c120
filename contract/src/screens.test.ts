import { expect, it } from 'vitest';
import { screenPath } from './screens.ts';

it('puts values where a path names them, and all others into its query', () => {
  expect(screenPath('dashboard')).toBe('/dashboard');
  expect(screenPath('attempt', { attemptId: 'a/b' })).toBe('/dashboard/attempt/a%2Fb');
  expect(screenPath('attempt', { attemptId: '7', from: 'mail' })).toBe('/dashboard/attempt/7?from=mail');
  expect(screenPath('confirmEmail', { token: 'a&b=c' })).toBe('/auth/confirm-email?token=a%26b%3Dc');
});
