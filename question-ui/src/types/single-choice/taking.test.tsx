// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { graded, take } from '../../taking/taking.fixture.tsx';

afterEach(cleanup);

const view = {
  type: 'single-choice' as const,
  options: [
    { letter: 'a', html: 'amper <b>A</b>' },
    { letter: 'b', html: 'volt' },
    { letter: 'c', html: 'ohm' },
  ],
};
const row = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('takes the option that is chosen, and another one instead', () => {
  const { last } = take({ view });
  expect(screen.getByRole('group', { name: 'Vprašanje' })).toBeTruthy();
  fireEvent.click(row('volt'));
  expect(last()).toEqual({ type: 'single-choice', choice: 'b' });
  fireEvent.click(screen.getByText('amper'));
  expect(last()).toEqual({ type: 'single-choice', choice: 'a' });
  expect(row('amper A').checked).toBe(true);
  expect(row('volt').checked).toBe(false);
});

it('says in words what was right and what was not, with the feedback beside it', () => {
  take({
    view,
    response: { type: 'single-choice', choice: 'b' },
    settled: {
      result: graded(0),
      reveal: { type: 'single-choice', correct: 'a', feedback: { b: 'Volt je enota <i>napetosti</i>.' } },
    },
  });
  const chosen = row('volt Vaš odgovor je napačen');
  expect(chosen.disabled).toBe(true);
  expect(chosen.checked).toBe(true);
  expect(document.getElementById(chosen.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Volt je enota napetosti.',
  );
  expect(row('amper A Pravilen odgovor').checked).toBe(false);
  expect(row('ohm')).toBeTruthy();
});

it('takes nothing while it is disabled', () => {
  const { answers } = take({ view, isDisabled: true });
  row('volt').click();
  expect(answers).toEqual([]);
});
