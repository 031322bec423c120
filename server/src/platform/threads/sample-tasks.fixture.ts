import { setTimeout as delay } from 'node:timers/promises';
import { isMainThread, threadId } from 'node:worker_threads';
import { defineThreadTask } from './thread-task.ts';

type Order =
  | { kind: 'tell' }
  | { kind: 'hold'; shared: SharedArrayBuffer }
  | { kind: 'spin' }
  | { kind: 'fill' }
  | { kind: 'throw' }
  | { kind: 'exit' };

/** The file of the tasks below: it does what a test asks for. */
export async function obey(order: Order): Promise<{ isMainThread: boolean; threadId: number }> {
  if (order.kind === 'throw') throw new TypeError('A sample fault');
  if (order.kind === 'exit') process.exit(3);
  if (order.kind === 'spin') for (;;) Math.sqrt(2);
  if (order.kind === 'fill') fillMemory();
  if (order.kind === 'hold') await untilLetGo(new Int32Array(order.shared));
  return { isMainThread, threadId };
}

/** Says in the first place that it has begun, and waits for the second. */
async function untilLetGo(places: Int32Array): Promise<void> {
  Atomics.add(places, 0, 1);
  while (Atomics.load(places, 1) === 0) await delay(5);
}

function fillMemory(): void {
  const filled: number[][] = [];
  for (;;) filled.push(new Array<number>(1_000_000).fill(0.5));
}

type ThisFile = { obey: typeof obey };
const sample = { name: 'obey' as const, file: new URL(import.meta.url), limitMs: 60_000 };
export const sampleTask = defineThreadTask<ThisFile, 'obey'>(sample);
export const longTask = defineThreadTask<ThisFile, 'obey'>({ ...sample, isLong: true });
export const hastyTask = defineThreadTask<ThisFile, 'obey'>({ ...sample, limitMs: 50 });
