// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { graded, take } from '../../taking/taking.fixture.tsx';

afterEach(cleanup);

it.each([
  ['Drži', true],
  ['Ne drži', false],
])('takes “%s”', (name, choice) => {
  const { last } = take({ view: { type: 'true-false' } });
  fireEvent.click(screen.getByRole('radio', { name }));
  expect(last()).toEqual({ type: 'true-false', choice });
});

it('explains beside the answer that was given', () => {
  take(
    {
      view: { type: 'true-false' },
      response: { type: 'true-false', choice: true },
      settled: { result: graded(0), reveal: { type: 'true-false', correct: false, feedback: '<p>Weil …</p>' } },
    },
    'de',
  );
  expect(screen.getByRole('radio', { name: 'Stimmt nicht Richtige Antwort' })).toBeTruthy();
  const given = screen.getByRole('radio', { name: 'Stimmt Ihre Antwort (falsch)' });
  expect(document.getElementById(given.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Weil …');
});

it('explains beside the right answer if none was given', () => {
  take({
    view: { type: 'true-false' },
    settled: { result: { kind: 'unanswered' }, reveal: { type: 'true-false', correct: false, feedback: 'Ker …' } },
  });
  expect(screen.getByRole('radio', { name: 'Ne drži Pravilen odgovor' }).getAttribute('aria-describedby')).toBeTruthy();
});
