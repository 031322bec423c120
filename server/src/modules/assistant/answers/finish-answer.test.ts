import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '../../../platform/services.ts';
import { noTokens } from '../usage/settle-usage.ts';
import { leaseSeconds } from './append-parts.ts';
import { type FinishedAnswer, finishAnswer } from './finish-answer.ts';

// Pauses of this module are none of the fake timers'.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const backAt = (seconds: number) => {
  const start = Date.now();
  return async () => {
    if (Date.now() - start < seconds * 1000) throw new Error('away');
  };
};

/** The end of an answer while the database is away, once for what is looked up and once for what is written. */
function endWhileAway(seconds: number) {
  const isBack = backAt(seconds);
  const transaction = vi.fn(isBack);
  const findCitations = vi.fn(async () => {
    await isBack();
    return [];
  });
  const finished: FinishedAnswer = {
    ...{ outcome: { status: 'done', failure: null }, blocks: [], findCitations, notices: [], tokens: noTokens },
  };
  const services = { db: { transaction } } as unknown as Services;
  return { transaction, ending: finishAnswer(services, 'an-answer', finished) };
}

it('writes the end of an answer once the database is back from a restart', async () => {
  const { transaction, ending } = endWhileAway(8);
  await Promise.all([ending, vi.advanceTimersByTimeAsync(leaseSeconds * 1000)]);
  expect(transaction).toHaveBeenCalledTimes(1);
});

it('gives up before the answer counts as dead', async () => {
  const { ending } = endWhileAway(100);
  const refused = expect(ending).rejects.toThrow('away');
  await vi.advanceTimersByTimeAsync((leaseSeconds - 1) * 1000);
  await refused;
});
