import { expect, it } from 'vitest';
import { withoutSecrets } from './message.ts';

it.each([
  [
    'Open https://learn.example/reset-password?token=abc-DEF_1\nBye',
    'Open https://learn.example/reset-password?token=…\nBye',
  ],
  ['<a href="https://learn.example/x?a=1&token=abc">', '<a href="https://learn.example/x?a=1&token=…">'],
  ['Nothing secret: https://learn.example/dashboard', 'Nothing secret: https://learn.example/dashboard'],
])('hides the secret part of links: %s', (text, shown) => {
  expect(withoutSecrets(text)).toBe(shown);
});
