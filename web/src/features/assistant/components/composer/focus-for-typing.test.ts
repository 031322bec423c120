// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { focusForTyping } from './focus-for-typing.ts';

afterEach(() => vi.restoreAllMocks());

it('opens no keyboard over the answer on a phone', () => {
  const field = document.body.appendChild(document.createElement('textarea'));
  const touch = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  focusForTyping(field);
  expect(document.activeElement).not.toBe(field);
  touch.mockReturnValue({ matches: false } as MediaQueryList);
  focusForTyping(field);
  expect(document.activeElement).toBe(field);
});
