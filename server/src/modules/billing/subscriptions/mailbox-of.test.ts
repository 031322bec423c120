import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

it.each([
  ['Ana@Example.com', 'ana@example.com'],
  ['ana+1@example.com', 'ana@example.com'],
  ['ana+a+b@example.com', 'ana@example.com'],
  ['an.a@example.com', 'an.a@example.com'],
  ['a.n.a+x@googlemail.com', 'ana@gmail.com'],
])('is one mailbox, however it is written: %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
