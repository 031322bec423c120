import { expect, it } from 'vitest';
import { AnswerEnding, untilAborted } from './answer-ending.ts';

it('ends with the signal, though whoever tells the events does not hear it', async () => {
  const ending = new AbortController();
  async function* deaf() {
    yield 1;
    await new Promise(() => {});
  }
  const heard: number[] = [];
  const listening = (async () => {
    for await (const event of untilAborted(deaf(), ending.signal)) {
      heard.push(event);
      setImmediate(() => ending.abort(new AnswerEnding('stopped')));
    }
  })();
  await expect(listening).rejects.toMatchObject({ reason: 'stopped' });
  expect(heard).toEqual([1]);
});

it('asks for nothing once the signal was given', async () => {
  let isAsked = false;
  async function* events() {
    isAsked = true;
    yield 1;
  }
  const iterator = untilAborted(events(), AbortSignal.abort(new AnswerEnding('gone')));
  await expect(iterator.next()).rejects.toMatchObject({ reason: 'gone' });
  expect(isAsked).toBe(false);
});

it('ends when the events do, and fails as they do', async () => {
  const { signal } = new AbortController();
  async function* failing() {
    yield 1;
    throw new Error('broken');
  }
  const iterator = untilAborted(failing(), signal);
  expect(await iterator.next()).toEqual({ done: false, value: 1 });
  await expect(iterator.next()).rejects.toThrow('broken');
});
