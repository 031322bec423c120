// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { graded, seen, take } from '../../taking/taking.fixture.tsx';

afterEach(cleanup);

const view = {
  type: 'matching' as const,
  lefts: [
    { letter: 'a', html: 'upornost' },
    { letter: 'b', html: 'napetost' },
  ],
  rights: [
    { letter: 'a', html: 'volt' },
    { letter: 'b', html: '<b>ohm</b>' },
    { letter: 'c', html: 'tesla' },
  ],
};
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const choose = (name: string, value: string) => fireEvent.change(select(name), { target: { value } });

it('offers every right side under a number, which no reader takes for a unit', () => {
  take({ view });
  expect([...select('upornost').options].map(({ text }) => text)).toEqual([
    ...['Izberite …', '1) volt', '2) ohm', '3) tesla'],
  ]);
  expect(seen(screen.getByRole('list', { name: 'Možnosti' }))).toBe('1)volt2)ohm3)tesla');
});

it('takes pair by pair, and takes them back', () => {
  const { last } = take({ view });
  choose('upornost', 'b');
  choose('napetost', 'c');
  expect(last()).toEqual({ type: 'matching', pairs: { a: 'b', b: 'c' } });
  choose('upornost', '');
  choose('napetost', '');
  expect(last()).toBeNull();
});

it('says pair by pair what was right', () => {
  take({
    view,
    response: { type: 'matching', pairs: { a: 'b', b: 'c' } },
    settled: { result: graded(0.5), reveal: { type: 'matching', correct: { a: 'b', b: 'a' } } },
  });
  const note = (name: string) =>
    seen(document.getElementById(select(name).getAttribute('aria-describedby') ?? '') as Element);
  expect(note('upornost')).toBe('Pravilno');
  expect(note('napetost')).toBe('NapačnoPravilen odgovor: 1) volt');
  expect(select('upornost').disabled).toBe(true);
});
