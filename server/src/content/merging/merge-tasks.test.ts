import { expect, it, onTestFinished } from 'vitest';
import { createThreadPool } from '../../platform/threads/thread-pool.ts';
import { compareTextsTask, mergeTextsTask, mergeValuesTask } from './merge-tasks.ts';

it('merges and compares on another thread', async () => {
  const pool = createThreadPool();
  onTestFinished(pool.stop);
  const texts = { base: 'A\n', own: 'A\n\nB\n', theirs: 'C\n\nA\n' };
  expect(await pool.run(mergeTextsTask, texts)).toEqual({ kind: 'merged', text: 'C\n\nA\n\nB\n' });
  const values = { base: {}, own: { a: 1 }, theirs: { b: 2 } };
  expect(await pool.run(mergeValuesTask, values)).toEqual({ kind: 'merged', value: { a: 1, b: 2 } });
  const comparison = { before: 'A\n', after: 'A\n\nB\n', format: 'markdown' as const };
  expect(await pool.run(compareTextsTask, comparison)).toEqual([
    { kind: 'same', text: 'A' },
    { kind: 'added', text: 'B' },
  ]);
});
