import { defineThreadTask } from '../../platform/threads/thread-task.ts';

const file = new URL('./assess-translation.ts', import.meta.url);

export const assessTranslationTask = defineThreadTask<typeof import('./assess-translation.ts'), 'assessTranslation'>({
  ...{ name: 'assessTranslation', file, limitMs: 20_000 },
});

export const settleMarksTask = defineThreadTask<typeof import('./assess-translation.ts'), 'settleMarks'>({
  ...{ name: 'settleMarks', file, limitMs: 20_000 },
});

export const editTranslatedTask = defineThreadTask<typeof import('./edit-translated.ts'), 'editTranslated'>({
  ...{ name: 'editTranslated', file: new URL('./edit-translated.ts', import.meta.url), limitMs: 20_000 },
});
