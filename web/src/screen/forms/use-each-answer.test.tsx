// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useEachAnswer } from './use-each-answer.ts';

afterEach(cleanup);

/** Keeps answers as the router does: they change before the components are told. */
const kept: { answer?: object } = {};
let draw: (count: number) => void;

function Answered({ tell }: { tell: (answer: object) => void }) {
  draw = useState(0)[1];
  useEachAnswer(kept.answer, tell);
  return null;
}

it('tells each answer once, also where it comes to light in a drawing that React throws away', () => {
  const tell = vi.fn();
  const { rerender } = render(<Answered tell={tell} />);
  for (const answer of [{ kind: 'refused' }, { kind: 'done' }]) {
    tell.mockClear();
    // What is there in the end is what was there before: nothing is to be drawn.
    act(() => {
      kept.answer = answer;
      draw(1);
      draw(0);
    });
    rerender(<Answered tell={tell} />);
    rerender(<Answered tell={tell} />);
    expect(tell.mock.calls).toEqual([[answer]]);
  }
});
