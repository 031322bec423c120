import { defineThreadTask } from '../../../platform/threads/thread-task.ts';

/** An index of many megabytes may hold whatever its sender likes: reading it is for nobody to wait behind. */
export const clearVideoTask = defineThreadTask<typeof import('./clear-video.ts'), 'clearVideo'>({
  name: 'clearVideo',
  file: new URL('./clear-video.ts', import.meta.url),
  limitMs: 60_000,
  isLong: true,
});
