// @vitest-environment happy-dom
import { cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { writeKeyIn } from '#platform/write-key.ts';
import { useWriteKeys } from './use-write-keys.ts';
import { WriteKeyField } from './write-key-field.tsx';

afterEach(cleanup);

it('names the same content alike until it is done, and other content otherwise', () => {
  const { result, rerender } = renderHook(() => useWriteKeys());
  const first = result.current.keyOf({ title: 'Tok' });
  const other = result.current.keyOf({ title: 'Upor' });
  rerender();
  expect(result.current.keyOf({ title: 'Tok' })).toBe(first);
  expect(other).not.toBe(first);
  result.current.forget();
  expect(result.current.keyOf({ title: 'Tok' })).not.toBe(first);
});

it('goes along with its form, the same although the data of the page is read anew', () => {
  const formWith = (first: string) => (
    <form>
      <WriteKeyField first={first} />
    </form>
  );
  const { container, rerender } = render(formWith('one'));
  rerender(formWith('two'));
  const form = container.querySelector('form');
  expect(form && writeKeyIn(new FormData(form))).toEqual({ write_key: 'one' });
});

it('is left out of what a form without a name sends', () => {
  expect(writeKeyIn(new FormData())).toEqual({});
});
