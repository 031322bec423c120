// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useDraft } from './use-draft.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const draftOf = (name: string) => renderHook(({ key }) => useDraft(key), { initialProps: { key: name } });

it('takes what is being written along to another name, and leaves nothing under the old one', () => {
  const { result, rerender } = draftOf('new');
  act(() => result.current.write('Half a sen'));
  rerender({ key: 'conversation' });
  expect(result.current.text).toBe('Half a sen');
  expect(localStorage.getItem('new')).toBeNull();
  expect(localStorage.getItem('conversation')).toBe('Half a sen');
  expect(draftOf('new').result.current.text).toBe('');
});

it('clears under the name that it has by now', () => {
  const { result, rerender } = draftOf('new');
  act(() => result.current.write('A question'));
  const { clear } = result.current;
  rerender({ key: 'conversation' });
  act(() => clear());
  expect(localStorage.length).toBe(0);
});

it('finds what was kept under its name', () => {
  localStorage.setItem('conversation', 'Kept');
  expect(draftOf('conversation').result.current.text).toBe('Kept');
});
