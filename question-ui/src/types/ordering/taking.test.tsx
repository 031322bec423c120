// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { graded, seen, take } from '../../taking/taking.fixture.tsx';
import { completeOrder, moved, placeAt } from './taking-order.ts';

afterEach(cleanup);

const view = {
  type: 'ordering' as const,
  items: [
    { letter: 'a', html: 'vrtanje' },
    { letter: 'b', html: 'merjenje' },
    { letter: 'c', html: 'brušenje' },
  ],
};
const button = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.getAllByRole('listitem').map((row) => /[a-zčšž]+/.exec(seen(row))?.[0]);

it('moves items by buttons, keeps the focus and says where they went', () => {
  const { last } = take({ view });
  expect(screen.getByRole('list', { name: 'Vprašanje' })).toBeTruthy();
  fireEvent.click(button('Pomakni višje: merjenje'));
  expect(last()).toEqual({ type: 'ordering', order: ['b', 'a', 'c'] });
  expect(shown()).toEqual(['merjenje', 'vrtanje', 'brušenje']);
  expect(document.activeElement).toBe(button('Pomakni višje: merjenje'));
  expect(screen.getByRole('status').textContent).toBe('merjenje: 1. mesto od 3.');
  fireEvent.click(button('Pomakni nižje: vrtanje'));
  expect(last()).toEqual({ type: 'ordering', order: ['b', 'c', 'a'] });
});

it('moves nothing past the ends', () => {
  const { answers } = take({ view });
  expect(button('Pomakni višje: vrtanje').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('Pomakni višje: vrtanje'));
  fireEvent.click(button('Pomakni nižje: brušenje'));
  expect(answers).toEqual([]);
});

it('says that the order is no answer before anything was moved', () => {
  const { container } = take({ view }, 'en');
  expect(seen(container)).toContain('not your answer yet');
  fireEvent.click(button('Move down: vrtanje'));
  expect(seen(container)).not.toContain('not your answer yet');
});

it('takes an item that is dragged to where it is let go, unless the drag is given up', () => {
  const { container, answers } = take({ view });
  for (const [at, row] of [...container.querySelectorAll('[data-letter]')].entries()) {
    row.getBoundingClientRect = () => new DOMRect(0, at * 50, 300, 50);
  }
  const drag = () => {
    const handle = container.querySelector('[data-letter="a"] .cursor-grab') as Element;
    fireEvent.pointerDown(handle, { button: 0, clientY: 25 });
    fireEvent.pointerMove(window, { clientY: 130 });
  };
  drag();
  fireEvent.keyDown(window, { key: 'Escape' });
  fireEvent.pointerUp(window);
  expect(answers).toEqual([]);
  drag();
  fireEvent.pointerUp(window);
  expect(answers).toEqual([{ type: 'ordering', order: ['b', 'c', 'a'] }]);
});

describe('once it is settled', () => {
  const reveal = { type: 'ordering' as const, correct: ['b', 'a', 'c'] };

  it('says for each item where it belongs, and shows the right order', () => {
    take({ view, response: { type: 'ordering', order: ['a', 'b', 'c'] }, settled: { result: graded(0), reveal } });
    const [first, , third] = screen.getAllByRole('listitem');
    expect(first && seen(first)).toBe('1.vrtanjePravo mesto: 2.');
    expect(third && seen(third)).toBe('3.brušenjeNa pravem mestu');
    expect(seen(screen.getByRole('list', { name: 'Pravilni vrstni red' }))).toBe('merjenjevrtanjebrušenje');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('does not repeat an order that is right', () => {
    take({ view, response: { type: 'ordering', order: ['b', 'a', 'c'] }, settled: { result: graded(1), reveal } });
    expect(screen.queryByRole('list', { name: 'Pravilni vrstni red' })).toBeNull();
  });
});

describe('orders', () => {
  it('have one item put elsewhere', () => {
    expect(moved(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  });

  it('are completed by what they lack and lose what is not shown', () => {
    expect(completeOrder(['c', 'x', 'c'], ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
  });

  it('find the place for a height', () => {
    expect([0, 60, 200].map((height) => placeAt(height, [25, 75, 125]))).toEqual([0, 1, 3]);
  });
});
