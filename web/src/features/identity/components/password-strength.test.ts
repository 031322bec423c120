import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['password123', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['qwertzuiop', 'weak'],
  ['x9!Kq', 'weak'],
  ['geslo12345', 'fair'],
  ['Ljubljana1', 'good'],
  ['dolg stavek je dobro geslo', 'excellent'],
])('rates %j as %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

it('trusts a password less that is made of the name or the address', () => {
  const related = ['Maja Kovačevič', 'majakov@example.com'];
  expect(passwordStrength('MajaKovačevič1')).toBe('excellent');
  expect(passwordStrength('MajaKovačevič1', related)).toBe('weak');
  expect(passwordStrength('majakov@example.com', related)).toBe('weak');
});

it.each(['geslogeslogeslo', 'qwertzuiopasdf', 'lkjhgfdsamnbvc', 'majazagar12', 'kosec-navor-2026'])(
  'calls %s weak, which the server refuses',
  (password) => {
    expect(passwordStrength(password, ['Maja Žagar', 'maja.kosec@example.com'])).toBe('weak');
  },
);

it('takes any length', () => {
  expect(passwordStrength('Vijak in matica '.repeat(8))).toBeTruthy();
});
