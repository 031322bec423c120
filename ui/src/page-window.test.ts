import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

function shown(page: number, pageCount: number): string {
  return pageWindow(page, pageCount)
    .map((entry) => (entry.kind === 'page' ? String(entry.page) : '…'))
    .join(' ');
}

it('shows every page of a short list', () => {
  expect(shown(1, 1)).toBe('1');
  expect(shown(2, 4)).toBe('1 2 3 4');
});

it('shows both ends and the neighbours of the current page', () => {
  expect(shown(7, 24)).toBe('1 … 6 7 8 … 24');
});

it('has one gap near an end', () => {
  expect(shown(1, 24)).toBe('1 2 … 24');
  expect(shown(24, 24)).toBe('1 … 23 24');
});

it('never hides a single page behind a gap', () => {
  expect(shown(4, 7)).toBe('1 2 3 4 5 6 7');
  expect(shown(4, 24)).toBe('1 2 3 4 5 … 24');
});

it('takes a page beyond the end for the last one', () => {
  expect(shown(99, 10)).toBe('1 … 9 10');
});

it('is empty without pages', () => {
  expect(pageWindow(1, 0)).toEqual([]);
});
