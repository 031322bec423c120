import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ModelEvent } from './stream-model.ts';
import { watchClocks } from './watch-clocks.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** These, then blank space for ever, one event in each second. */
async function* thenBlank(...texts: string[]): AsyncGenerator<ModelEvent> {
  for (const text of texts) yield { kind: 'text', text };
  while (true) {
    await vi.advanceTimersByTimeAsync(1000);
    yield { kind: 'text', text: '\n \n' };
  }
}

async function readAll(events: AsyncIterable<ModelEvent>): Promise<number> {
  const thisTry = new AbortController();
  let count = 0;
  const limits = { firstTokenMs: 9000, idleMs: 4000 };
  try {
    for await (const _ of watchClocks(events, limits, thisTry)) {
      count += 1;
      if (count > 100) return count;
    }
  } catch (error) {
    expect(error).toMatchObject({ failure: 'timeout' });
  }
  return count;
}

it('takes blank space for no first token', async () => {
  expect(await readAll(thenBlank())).toBeLessThan(10);
});

it('takes blank space for no further token', async () => {
  expect(await readAll(thenBlank('Half an'))).toBeLessThan(6);
});
