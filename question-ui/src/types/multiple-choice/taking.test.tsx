// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { graded, take } from '../../taking/taking.fixture.tsx';

afterEach(cleanup);

const view = {
  type: 'multiple-choice' as const,
  options: [
    { letter: 'a', html: 'baker' },
    { letter: 'b', html: 'steklo' },
    { letter: 'c', html: 'aluminij' },
  ],
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('takes several options, in the order in which they are shown, and takes them back', () => {
  const { last } = take({ view });
  fireEvent.click(box('aluminij'));
  fireEvent.click(box('baker'));
  expect(last()).toEqual({ type: 'multiple-choice', choices: ['a', 'c'] });
  fireEvent.click(box('baker'));
  fireEvent.click(box('aluminij'));
  expect(last()).toBeNull();
});

it('marks what was chosen and what was missed', () => {
  take(
    {
      view,
      response: { type: 'multiple-choice', choices: ['a', 'b'] },
      settled: {
        result: graded(0),
        reveal: { type: 'multiple-choice', correct: ['a', 'c'], feedback: { b: 'Glass insulates.' } },
      },
    },
    'en',
  );
  expect(box('baker Your answer (right)').checked).toBe(true);
  expect(box('steklo Your answer (wrong)').checked).toBe(true);
  expect(box('aluminij Right answer').checked).toBe(false);
  expect(screen.getByText('Glass insulates.')).toBeTruthy();
});
