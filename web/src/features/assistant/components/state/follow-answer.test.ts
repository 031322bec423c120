// @vitest-environment happy-dom
import type { Answer, AnswerChange } from '@navor/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, html } from './chat.fixture.ts';
import { followAnswer } from './follow-answer.ts';

const server = vi.hoisted(() => ({
  opened: [] as number[],
  streams: [] as AnswerChange[][],
  answers: [] as (Answer | Error)[],
}));

vi.mock('#platform/browser-api.ts', () => ({
  api: {
    assistant: {
      answers: {
        follow: async ({ after }: { after: number }) => {
          server.opened.push(after);
          return (async function* () {
            yield* server.streams.shift() ?? [];
            throw new TypeError('network');
          })();
        },
        get: async () => {
          const next = server.answers.shift();
          if (!next || next instanceof Error) throw next ?? new TypeError('network');
          return next;
        },
      },
    },
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(server, { opened: [], streams: [], answers: [] });
});
afterEach(() => {
  vi.useRealTimers();
});

function follow(revision: number | null) {
  const received: (AnswerChange | Answer | string)[] = [];
  const leave = followAnswer({
    answerId: answer(1).id,
    revision,
    onChange: (change) => received.push(change),
    onRead: (read) => received.push(read),
    onGone: () => received.push('gone'),
    onRefused: (code) => received.push(code),
  });
  return { received, leave };
}

const text = (words: string): AnswerChange => ({ kind: 'text', text: words });

it('reads the answer anew after a lost connection and goes on from there', async () => {
  const writing = answer(1, { status: 'writing', revision: 7 });
  const end: AnswerChange = { kind: 'end', answer: answer(1) };
  server.streams = [[text('Tok')], [{ kind: 'block', block: html('Tok je 2 A') }, end]];
  server.answers = [writing];
  const { received } = follow(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.opened).toEqual([2, 7]);
  expect(received).toEqual([text('Tok'), writing, { kind: 'block', block: html('Tok je 2 A') }, end]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.opened).toHaveLength(2);
});

it('learns that whoever wrote it has died, and follows no more', async () => {
  const interrupted = answer(1, { status: 'interrupted' });
  server.answers = [interrupted];
  const { received } = follow(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toEqual([interrupted]);
  expect(server.opened).toEqual([2]);
});

it('tells that it is gone when the conversation was deleted elsewhere', async () => {
  server.answers = [Object.assign(new Error('gone'), { code: 'NOT_FOUND', status: 404 })];
  const { received } = follow(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toEqual(['gone']);
  expect(server.opened).toEqual([]);
});

it('leaves when the session has ended, and says so once', async () => {
  server.streams = [[text('Tok')]];
  server.answers = [Object.assign(new Error('who?'), { code: 'NOT_AUTHENTICATED', status: 401 })];
  const { received } = follow(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(received).toEqual([text('Tok'), 'NOT_AUTHENTICATED']);
  expect(server.opened).toEqual([2]);
});

it('tells nothing after it was left', async () => {
  server.streams = [[text('Tok')]];
  const { received, leave } = follow(0);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toEqual([]);
});
