import type { Answer } from '@navor/contract';

/** An answer as Markdown with LaTeX, to be put into notes; its sources with addresses that work from anywhere. */
export function markdownOf({ blocks, citations }: Pick<Answer, 'blocks' | 'citations'>, origin: string): string {
  const sources = citations.map(({ number, title, path }) => `[${number}] ${title}: ${origin}/${path}`);
  return [...blocks.map(({ source }) => source.trim()), sources.join('\n')].filter(Boolean).join('\n\n');
}
