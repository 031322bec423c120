import { defineThreadTask } from '../../platform/threads/thread-task.ts';

/**
 * The longest texts that anybody may save take two seconds of a processor, and longer on a busy machine. They leave a thread to
 * others: texts that are made to be slow take all of the time, and one author may send many.
 */
const limits = { limitMs: 20_000, isLong: true };

export const mergeTextsTask = defineThreadTask<typeof import('./merge-texts.ts'), 'mergeTexts'>({
  name: 'mergeTexts',
  file: new URL('./merge-texts.ts', import.meta.url),
  ...limits,
});

export const mergeValuesTask = defineThreadTask<typeof import('./merge-values.ts'), 'mergeValues'>({
  name: 'mergeValues',
  file: new URL('./merge-values.ts', import.meta.url),
  ...limits,
});

export const compareTextsTask = defineThreadTask<typeof import('./compare-texts.ts'), 'compareTexts'>({
  name: 'compareTexts',
  file: new URL('./compare-texts.ts', import.meta.url),
  ...limits,
});
