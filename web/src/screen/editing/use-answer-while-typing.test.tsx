// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAnswerWhileTyping } from './use-answer-while-typing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function typing(answers: Record<string, string | Error>) {
  const asked: string[] = [];
  const { result, rerender } = renderHook(
    ({ text }) =>
      useAnswerWhileTyping(text, async () => {
        asked.push(text);
        const answer = answers[text] ?? '';
        if (answer instanceof Error) throw answer;
        return answer;
      }),
    { initialProps: { text: 'a' } },
  );
  const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { asked, result, rest, type: (text: string) => rerender({ text }) };
}

const refusal = (status: number, code: string) => Object.assign(new Error(code), { status, code });

it('asks once typing rests, and tells that an answer is of older words', async () => {
  const { asked, result, rest, type } = typing({ a: 'A', ab: 'AB' });
  await rest(500);
  expect(result.current).toEqual({ answer: 'A', isBehind: false, refusal: null });
  type('ab');
  expect(result.current).toMatchObject({ answer: 'A', isBehind: true });
  await rest(500);
  expect(result.current).toMatchObject({ answer: 'AB', isBehind: false });
  expect(asked).toEqual(['a', 'ab']);
});

it('asks again while there is no connection, or nobody is signed in', async () => {
  const answers: Record<string, string | Error> = { a: new TypeError('Failed to fetch') };
  const { asked, result, rest } = typing(answers);
  await rest(500);
  answers.a = refusal(401, 'NOT_AUTHENTICATED');
  await rest(5500);
  answers.a = 'A';
  await rest(5500);
  expect(asked).toHaveLength(3);
  expect(result.current).toMatchObject({ answer: 'A', refusal: null });
});

it('asks for nothing again that was refused, until it is something else', async () => {
  const { asked, result, rest, type } = typing({ a: 'A', ab: refusal(422, 'TOO_COMPLEX'), abc: 'ABC' });
  await rest(500);
  type('ab');
  await rest(60_000);
  expect(asked).toEqual(['a', 'ab']);
  expect(result.current).toEqual({ answer: 'A', isBehind: false, refusal: 'TOO_COMPLEX' });
  type('abc');
  await rest(500);
  expect(result.current).toEqual({ answer: 'ABC', isBehind: false, refusal: null });
});
