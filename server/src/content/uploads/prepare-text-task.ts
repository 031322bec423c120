import { defineThreadTask } from '../../platform/threads/thread-task.ts';

/** A megabyte of signs that mean something, one after another, takes seconds to be read. */
export const prepareTextTask = defineThreadTask<typeof import('./prepare-text.ts'), 'prepareText'>({
  name: 'prepareText',
  file: new URL('./prepare-text.ts', import.meta.url),
  limitMs: 20_000,
});
