import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { superviseWorkers, type Worker } from './supervise-workers.ts';

type FakeWorker = Worker & {
  waitsForDatabase: boolean;
  serve: () => void;
  exit: (code: number) => void;
  isStopped: boolean;
};

let workers: FakeWorker[];
const onFailedStart = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  onFailedStart.mockReset();
});
afterEach(() => void vi.useRealTimers());

describe('a worker that ends', () => {
  it('ends everything with its code when none has served yet', () => {
    supervise(2);
    workers[0]?.exit(3);
    expect(onFailedStart).toHaveBeenCalledExactlyOnceWith(3);
    vi.advanceTimersByTime(60_000);
    expect(workers).toHaveLength(2);
  });

  it('is replaced after a second by one that waits for the database', () => {
    supervise(2);
    expect(workers.map(({ waitsForDatabase }) => waitsForDatabase)).toEqual([false, false]);
    workers[1]?.serve();
    workers[0]?.exit(1);
    vi.advanceTimersByTime(999);
    expect(workers).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(workers).toHaveLength(3);
    expect(workers[2]?.waitsForDatabase).toBe(true);
  });

  it('is replaced after ever longer pauses while its successors end too, up to half a minute', () => {
    supervise(1);
    workers[0]?.serve();
    const pauses = Array.from({ length: 7 }, () => {
      workers.at(-1)?.exit(1);
      return pauseUntilNext();
    });
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30]);
  });

  it('is replaced soon again once one has served for a while', () => {
    supervise(1);
    workers[0]?.serve();
    workers[0]?.exit(1);
    expect(pauseUntilNext()).toBe(1);
    workers[1]?.exit(1);
    expect(pauseUntilNext()).toBe(2);
    workers[2]?.serve();
    vi.advanceTimersByTime(61_000);
    workers[2]?.exit(1);
    expect(pauseUntilNext()).toBe(1);
  });
});

describe('stopping', () => {
  it('waits for all workers and replaces none', async () => {
    const { stop } = supervise(3);
    for (const worker of workers) worker.serve();
    workers[0]?.exit(1);
    let isStopped = false;
    const stopped = stop().then(() => {
      isStopped = true;
    });
    expect(workers.map((worker) => worker.isStopped)).toEqual([false, true, true]);
    workers[1]?.exit(0);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(isStopped).toBe(false);
    workers[2]?.exit(0);
    await stopped;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers).toHaveLength(3);
  });
});

it('does not wait for ever for a worker that does not react', async () => {
  const { stop } = supervise(2);
  const stopped = stop();
  workers[0]?.exit(0);
  await vi.advanceTimersByTimeAsync(60_000);
  await stopped;
});

function supervise(count: number) {
  return superviseWorkers({
    count,
    onFailedStart,
    fork({ waitsForDatabase }) {
      let serve = () => {};
      let exit: FakeWorker['exit'] = () => {};
      const worker: FakeWorker = {
        waitsForDatabase,
        isStopped: false,
        onServing(react) {
          serve = react;
        },
        onExit(react) {
          exit = react;
        },
        stop() {
          worker.isStopped = true;
        },
        kill: () => exit(137),
        serve: () => serve(),
        exit: (code) => exit(code),
      };
      workers.push(worker);
      return worker;
    },
  });
}

/** In whole seconds. */
function pauseUntilNext(): number {
  const before = workers.length;
  for (let seconds = 1; seconds < 60; seconds += 1) {
    vi.advanceTimersByTime(1000);
    if (workers.length > before) return seconds;
  }
  return Number.POSITIVE_INFINITY;
}
