import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import type { ThreadAnswer, ThreadRequest } from './thread.ts';
import type { ThreadTask } from './thread-task.ts';

/** Its files are many; a busy machine takes its time to load them. */
const loadLimitMs = 60_000;
/** What outgrows it ends its thread instead of the server. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/** One thread. It does one task at a time; when one fails in any other way than by throwing, it is over. */
export class TaskThread {
  readonly #worker = new Worker(new URL('./thread.ts', import.meta.url), { execArgv: [], resourceLimits });
  #isOver = false;

  constructor() {
    // Without a task it keeps nobody from ending.
    this.#worker.unref();
    this.#worker.once('exit', () => {
      this.#isOver = true;
    });
    // What happens between two tasks is of no concern to anybody but the thread.
    this.#worker.on('error', () => {});
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  async run<Input, Output>(task: ThreadTask<Input, Output>, input: Input): Promise<Output> {
    const worker = this.#worker;
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    const giveUp = (error: Error) => {
      void this.end();
      reject(error);
    };
    const tookTooLong = () => giveUp(new AppError('TOO_COMPLEX'));
    let limit = setTimeout(tookTooLong, loadLimitMs);
    const onMessage = (answer: ThreadAnswer) => {
      if (answer.kind === 'begun') {
        clearTimeout(limit);
        limit = setTimeout(tookTooLong, task.limitMs);
      } else if (answer.kind === 'done') resolve(answer.output as Output);
      else reject(new Error(`The task "${task.name}" failed`, { cause: answer.error }));
    };
    const onError = (error: NodeJS.ErrnoException) => {
      const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      giveUp(isTooLarge ? new AppError('TOO_COMPLEX') : new Error(`The task "${task.name}" failed`, { cause: error }));
    };
    const onExit = () => giveUp(new Error(`The thread of the task "${task.name}" ended`));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.ref();
    try {
      worker.postMessage({ file: task.file.href, name: task.name, input } satisfies ThreadRequest);
      return await promise;
    } finally {
      clearTimeout(limit);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      worker.unref();
    }
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#worker.terminate();
  }
}
