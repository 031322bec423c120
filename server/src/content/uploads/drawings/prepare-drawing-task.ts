import { defineThreadTask } from '../../../platform/threads/thread-task.ts';

/** Taking a megabyte of markup apart takes longer than anybody should wait behind. */
export const prepareDrawingTask = defineThreadTask<typeof import('./prepare-drawing.ts'), 'prepareDrawing'>({
  name: 'prepareDrawing',
  file: new URL('./prepare-drawing.ts', import.meta.url),
  limitMs: 20_000,
});
