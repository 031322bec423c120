// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { withTexts } from '#screen/reading/calculator/texts.fixture.ts';
import { ItemBody } from './item-body.tsx';
import type { ItemBodyData } from './item-data.ts';

vi.mock('./live-part.tsx', () => ({ LivePart: () => <input aria-label="calculator" /> }));

afterEach(cleanup);

const texts = ['<p>Before it</p>', '<p>After it</p>'].map((html) => ({ kind: 'html' as const, html }));
const body: ItemBodyData = {
  texts,
  order: [0, { kind: 'instrument', id: 'omrezja', name: 'ipv4-subnets' }, 1],
  isDrawn: false,
};
const headings = [{ id: 'masks', text: 'Masks', level: 2 as const }];

const page = (isCalculatorFirst: boolean) =>
  withTexts(
    <MemoryRouter>
      <ItemBody {...{ texts, body, headings, isCalculatorFirst }} language="en" />
    </MemoryRouter>,
  );
const order = () => [...document.querySelectorAll('a, p, input')].map((part) => part.textContent || 'calculator');

it('has the calculator where its author put it, or before all else, and keeps what was typed', () => {
  const { rerender } = render(page(false));
  expect(order()).toEqual(['Masks', 'Before it', 'calculator', 'After it']);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = '192.168.0.1/24';
  rerender(page(true));
  expect(order()).toEqual(['calculator', 'Masks', 'Before it', 'After it']);
  expect(screen.getByRole('textbox')).toBe(field);
  rerender(page(false));
  expect(order()).toEqual(['Masks', 'Before it', 'calculator', 'After it']);
  expect(field.value).toBe('192.168.0.1/24');
});
