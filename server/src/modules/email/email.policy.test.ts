import type { Email, User } from '@navor/contract';
import { expect, it } from 'vitest';
import { loadConfig } from '../../platform/config.ts';
import { withOwnLink } from './email.policy.ts';

const config = loadConfig({ PUBLIC_URL: 'https://learn.example' });
const learner: User = {
  id: '6f1c4f0e-5a53-4be3-9f0c-1f5a4c8f0a11',
  email: 'ana@example.com',
  full_name: 'Ana',
  created_at: new Date(0),
  roles: ['learner'],
};
const reset = (resetLink: string): Email => ({ type: 'password_reset', data: { userName: 'Ana', resetLink } });

it.each([
  ['https://learn.example/reset-password?token=a', 'https://learn.example/reset-password?token=a'],
  ['https://evil.example/reset-password?token=a#x', 'https://learn.example/reset-password?token=a'],
  ['https://learn.example@evil.example//evil.example/', 'https://learn.example//evil.example/'],
])('lets what people send themselves lead to this installation only: %s', (given, sent) => {
  expect(withOwnLink(reset(given), learner, config)).toEqual(reset(sent));
});

it('believes an administrator', () => {
  const admin: User = { ...learner, roles: ['learner', 'admin'] };
  const email = reset('https://partner.example/start');
  expect(withOwnLink(email, admin, config)).toBe(email);
});
