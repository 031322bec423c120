import type { CodeHighlighter } from '../../../content/markdown/blocks/highlighter.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';

/** A language that comes up for the first time takes a second of the processor, and longer on a busy machine. */
const highlightCode = defineThreadTask<
  typeof import('../../../content/markdown/blocks/highlighter.ts'),
  'highlightCode'
>({
  name: 'highlightCode',
  file: new URL('../../../content/markdown/blocks/highlighter.ts', import.meta.url),
  limitMs: 10_000,
});

type HighlightingServices = Pick<Services, 'threads'> & { log: Pick<Services['log'], 'error'> };

/** Colours code where it keeps nobody else's answer waiting. What cannot be coloured is code all the same. */
export function highlightInThread({ threads, log }: HighlightingServices): CodeHighlighter {
  return async (code) => {
    try {
      return await threads.run(highlightCode, code);
    } catch (error) {
      if (!(error instanceof AppError)) log.error({ err: error, language: code.language }, 'code was not highlighted');
      return null;
    }
  };
}
