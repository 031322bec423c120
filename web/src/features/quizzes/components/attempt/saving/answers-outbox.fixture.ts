import type { Response } from '@navor/questions';
import { afterEach, beforeEach, vi } from 'vitest';
import { createQuestionClock } from '../timer/question-clock.ts';
import { createAnswersOutbox } from './answers-outbox.ts';
import { createAnswersServer } from './answers-server.fixture.ts';
import type { Saved } from './answers-state.ts';
import { storedAnswers } from './stored-answers.ts';

export const key = 'answers:u1:a1';
export const typed = (text: string): Response => ({ type: 'numeric', text });
export const told = [1, 2].map((position) => ({ position, response: null, revision: 0, settled: null }));
export const settle = () => vi.advanceTimersByTimeAsync(0);

type Told = Parameters<ReturnType<typeof createAnswersOutbox>['tell']>[0];

/** A browser with two questions of an attempt open, and the server behind it: both new for every test. */
export function outboxForTests() {
  const outside = { server: createAnswersServer(), announced: [] as [number, Saved][] };
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
    outside.server = createAnswersServer();
    outside.announced = [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const open = (questions: Told = told) => {
    const outbox = createAnswersOutbox({
      stored: storedAnswers(key),
      deliver: outside.server,
      clock: createQuestionClock(0),
      announce: (position, saved) => outside.announced.push([position, saved]),
    });
    outbox.tell(questions);
    return outbox;
  };
  const texts = () => outside.server.received.map(({ response }) => response && 'text' in response && response.text);
  return { outside, open, texts };
}
