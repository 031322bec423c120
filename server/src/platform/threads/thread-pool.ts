import { AppError } from '../errors.ts';
import { TaskThread } from './task-thread.ts';
import type { ThreadTask } from './thread-task.ts';

export type ThreadPool = ReturnType<typeof createThreadPool>;

/** Two let a short task pass by a long one; more would take processors away from the thread that serves. */
const usual = { mostThreads: 2, longestQueue: 50, idleMs: 60_000 };

type Waiting = { task: ThreadTask<unknown, unknown>; start: (thread: TaskThread) => void; reject: (e: Error) => void };

/**
 * A few threads for what would keep the server from answering others. They start when there is something to do, and end
 * when there has been nothing for a while: most servers never need one.
 */
export function createThreadPool(options: Partial<typeof usual> = {}) {
  const { mostThreads, longestQueue, idleMs } = { ...usual, ...options };
  const idle = new Map<TaskThread, NodeJS.Timeout>();
  const busy = new Map<TaskThread, ThreadTask<unknown, unknown>>();
  const waiting: Waiting[] = [];
  let isStopped = false;

  function startWaiting(): void {
    for (;;) {
      const at = waiting.findIndex(({ task }) => hasRoomFor(task));
      const [next] = at < 0 ? [] : waiting.splice(at, 1);
      if (!next) return;
      const thread = takeThread();
      busy.set(thread, next.task);
      next.start(thread);
    }
  }

  function hasRoomFor({ isLong }: ThreadTask<unknown, unknown>): boolean {
    const longOnes = [...busy.values()].filter((task) => task.isLong).length;
    return busy.size < mostThreads && !(isLong && longOnes >= Math.max(1, mostThreads - 1));
  }

  function takeThread(): TaskThread {
    for (const [thread, end] of idle) {
      clearTimeout(end);
      idle.delete(thread);
      if (!thread.isOver) return thread;
    }
    return new TaskThread();
  }

  function putBack(thread: TaskThread): void {
    busy.delete(thread);
    if (isStopped || thread.isOver) return;
    const end = setTimeout(() => {
      idle.delete(thread);
      void thread.end();
    }, idleMs);
    idle.set(thread, end.unref());
  }

  return {
    /** Does a task on another thread; refuses when too much waits already, and gives up when it takes too long. */
    async run<Input, Output>(task: ThreadTask<Input, Output>, input: Input): Promise<Output> {
      if (isStopped || waiting.length >= longestQueue) throw new AppError('UNAVAILABLE');
      const { promise, resolve: start, reject } = Promise.withResolvers<TaskThread>();
      waiting.push({ task: task as ThreadTask<unknown, unknown>, start, reject });
      startWaiting();
      const thread = await promise;
      try {
        return await thread.run(task, input);
      } finally {
        putBack(thread);
        startWaiting();
      }
    },

    /** How many threads there are now. */
    get size(): number {
      return idle.size + busy.size;
    },

    /** Ends all threads; what they had to do fails. */
    async stop(): Promise<void> {
      isStopped = true;
      for (const { reject } of waiting.splice(0)) reject(new AppError('UNAVAILABLE'));
      for (const end of idle.values()) clearTimeout(end);
      const threads = [...idle.keys(), ...busy.keys()];
      idle.clear();
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}
