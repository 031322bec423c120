import { parentPort } from 'node:worker_threads';

/** What the pool sends to a thread, and what comes back: one `begun`, then one of the others. */
export type ThreadRequest = { file: string; name: string; input: unknown };
export type ThreadAnswer = { kind: 'begun' } | { kind: 'done'; output: unknown } | { kind: 'failed'; error: unknown };

/** Does what it is sent, one task at a time; it keeps the files that it has loaded. */
parentPort?.on('message', async ({ file, name, input }: ThreadRequest) => {
  const answer = (message: ThreadAnswer) => parentPort?.postMessage(message);
  try {
    const work = ((await import(file)) as Record<string, (input: unknown) => unknown>)[name];
    if (!work) throw new Error(`${file} exports no ${name}`);
    answer({ kind: 'begun' });
    answer({ kind: 'done', output: await work(input) });
  } catch (error) {
    answer({ kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
  }
});
