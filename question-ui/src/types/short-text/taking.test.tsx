// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { graded, seen, take, type } from '../../taking/taking.fixture.tsx';

afterEach(cleanup);

it('takes a word, and takes it back', () => {
  const { last } = take({ view: { type: 'short-text' } });
  type('Vprašanje', 'transformator');
  expect(last()).toEqual({ type: 'short-text', text: 'transformator' });
  type('Vprašanje', '');
  expect(last()).toBeNull();
});

it('shows the right word and the feedback once it is settled', () => {
  const { container } = take({
    view: { type: 'short-text' },
    response: { type: 'short-text', text: 'tuljava' },
    settled: {
      result: graded(0),
      reveal: { type: 'short-text', answer: 'transformator', feedback: '<p>Dve navitji.</p>' },
    },
  });
  expect(screen.getByRole<HTMLInputElement>('textbox').readOnly).toBe(true);
  expect(seen(container), 'the verdict is the header’s').not.toContain('Napačno');
  expect(seen(container)).toContain('Pravilen odgovor: transformator');
  expect(seen(container)).toContain('Dve navitji.');
});

it('does not repeat the right word', () => {
  const { container } = take({
    view: { type: 'short-text' },
    response: { type: 'short-text', text: ' Transformator' },
    settled: { result: graded(1), reveal: { type: 'short-text', answer: 'transformator', feedback: null } },
  });
  expect(seen(container)).not.toContain('Pravilen odgovor');
});
