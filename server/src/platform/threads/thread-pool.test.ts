import { threadId } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { hastyTask, longTask, sampleTask } from './sample-tasks.fixture.ts';
import { createThreadPool } from './thread-pool.ts';

function poolForTest(options: Parameters<typeof createThreadPool>[0] = {}) {
  const pool = createThreadPool(options);
  onTestFinished(pool.stop);
  return pool;
}

/** Holds a thread until it is let go. */
function hold(pool: ReturnType<typeof createThreadPool>, task = sampleTask) {
  const shared = new SharedArrayBuffer(8);
  const places = new Int32Array(shared);
  const result = pool.run(task, { kind: 'hold', shared });
  return {
    result,
    begun: () => expect.poll(() => Atomics.load(places, 0)).toBe(1),
    hasBegun: () => Atomics.load(places, 0) === 1,
    letGo: () => Atomics.store(places, 1, 1),
  };
}

it('starts no thread before there is something to do', async () => {
  const pool = poolForTest();
  expect(pool.size).toBe(0);
  await pool.run(sampleTask, { kind: 'tell' });
  expect(pool.size).toBe(1);
});

it('does a task on another thread, and the next one on the same', async () => {
  const pool = poolForTest();
  const first = await pool.run(sampleTask, { kind: 'tell' });
  expect(first.threadId).not.toBe(threadId);
  expect(await pool.run(sampleTask, { kind: 'tell' })).toEqual(first);
});

it('ends a thread that has had nothing to do', async () => {
  const pool = poolForTest({ idleMs: 1 });
  await pool.run(sampleTask, { kind: 'tell' });
  await expect.poll(() => pool.size).toBe(0);
  await expect(pool.run(sampleTask, { kind: 'tell' })).resolves.toBeDefined();
});

it('ends a task that takes longer than it may, and does the next', async () => {
  const pool = poolForTest({ mostThreads: 1 });
  const endless = pool.run(hastyTask, { kind: 'spin' });
  const next = pool.run(sampleTask, { kind: 'tell' });
  await expect(endless).rejects.toMatchObject({ code: 'TOO_COMPLEX' });
  await expect(next).resolves.toBeDefined();
});

it('ends a task that takes more memory than it may, and does the next', async () => {
  const pool = poolForTest({ mostThreads: 1 });
  await expect(pool.run(sampleTask, { kind: 'fill' })).rejects.toMatchObject({ code: 'TOO_COMPLEX' });
  await expect(pool.run(sampleTask, { kind: 'tell' })).resolves.toBeDefined();
});

it('fails the task that throws or ends its thread, and no other', async () => {
  const pool = poolForTest();
  const other = hold(pool);
  await other.begun();
  await expect(pool.run(sampleTask, { kind: 'throw' })).rejects.toMatchObject({
    message: 'The task "obey" failed',
    cause: { name: 'TypeError', message: 'A sample fault' },
  });
  await expect(pool.run(sampleTask, { kind: 'exit' })).rejects.toThrow('The thread of the task "obey" ended');
  await expect(pool.run(sampleTask, { kind: 'tell' })).resolves.toBeDefined();
  other.letGo();
  await expect(other.result).resolves.toBeDefined();
});

it('does no more at once than it has threads for, and refuses what is too much to wait', async () => {
  const pool = poolForTest({ mostThreads: 1, longestQueue: 1 });
  const first = hold(pool);
  const second = hold(pool);
  await expect(pool.run(sampleTask, { kind: 'tell' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await first.begun();
  expect([pool.size, second.hasBegun()]).toEqual([1, false]);
  first.letGo();
  await second.begun();
  second.letGo();
  await Promise.all([first.result, second.result]);
});

it('leaves a thread to short tasks, however many long ones wait', async () => {
  const pool = poolForTest({ mostThreads: 2 });
  const [first, second] = [hold(pool, longTask), hold(pool, longTask)];
  await expect(pool.run(sampleTask, { kind: 'tell' })).resolves.toBeDefined();
  expect(second.hasBegun()).toBe(false);
  first.letGo();
  await second.begun();
  second.letGo();
  await Promise.all([first.result, second.result]);
});

it('gives up what is under way and what waits when it is stopped, and takes nothing more', async () => {
  const pool = createThreadPool({ mostThreads: 1 });
  const running = hold(pool);
  const waiting = hold(pool);
  const outcomes = Promise.allSettled([running.result, waiting.result]);
  await running.begun();
  await pool.stop();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.run(sampleTask, { kind: 'tell' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(pool.size).toBe(0);
});
