import type { Language } from '@navor/languages';
import type { Services } from '../../../platform/services.ts';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';
import { createVersionCache } from '../../../platform/version-cache.ts';

type Described = { text: string; language: Language };

/** A description as its page shows it, rendered beside the thread that serves, once for as long as it is read. */
export async function descriptionHtml({ threads }: Pick<Services, 'threads'>, described: Described): Promise<string> {
  if (described.text.trim() === '') return '';
  const rendered = await rememberRendered(JSON.stringify(described), '', async () => ({
    html: await threads.run(renderTask, described),
  }));
  return rendered?.html ?? '';
}

const rememberRendered = createVersionCache<{ html: string }>(200);

const renderTask = defineThreadTask<typeof import('./render-description.ts'), 'renderDescription'>({
  ...{ name: 'renderDescription', file: new URL('./render-description.ts', import.meta.url), limitMs: 5000 },
});
