import { setTimeout as delay } from 'node:timers/promises';
import type { Candidate } from '../answers/exam-room.ts';
import type { Acknowledged } from '../answers/killed-server.ts';
import { connections, saveAnswer } from '../answers/requests.ts';

const pauseMs = 50;
const retryMs = 100;
const pollMs = 20;

/**
 * Everybody in the room answers again and again. When the fault comes, every second one falls silent, so that what was
 * acknowledged to them is not covered by later answers; the others repeat the same answer until it is acknowledged, as a
 * browser's outbox does.
 */
export function startWriters(room: readonly Candidate[], address: () => string) {
  const { ask, close } = connections(room.length);
  const last = room.map((candidate): Acknowledged => ({ candidate, revision: 0, answer: '' }));
  /** When the newest acknowledged answer was sent. */
  const sentAt = room.map(() => 0);
  let isStopped = false;
  let hasFault = false;
  let acknowledged = 0;
  let refused = 0;
  let lastRefusal = '';
  const isSilent = (index: number) => hasFault && index % 2 === 1;

  const writing = last.map(async (state, index) => {
    for (let turn = 1; !isStopped && !isSilent(index); ) {
      const answer = `${index}.${turn} A`;
      const sent = performance.now();
      try {
        state.revision = await saveAnswer(ask, address(), state.candidate, { answer, revision: state.revision });
      } catch (error) {
        refused += 1;
        lastRefusal = (error as Error).message;
        await delay(retryMs);
        continue;
      }
      state.answer = answer;
      sentAt[index] = sent;
      acknowledged += 1;
      turn += 1;
      await delay(pauseMs);
    }
  });

  return {
    last,
    counts: () => ({ acknowledged, refused, lastRefusal }),
    fallSilent() {
      hasFault = true;
    },
    /** Resolves with true once all who go on have had an answer acknowledged that they sent after `since`. */
    async areServed(since: number, limitMs: number): Promise<boolean> {
      const until = performance.now() + limitMs;
      while (performance.now() < until) {
        if (sentAt.every((sent, index) => isSilent(index) || sent > since)) return true;
        await delay(pollMs);
      }
      return false;
    },
    async stop() {
      isStopped = true;
      await Promise.all(writing);
      close();
    },
  };
}
