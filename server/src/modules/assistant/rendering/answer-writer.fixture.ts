import type { AnswerBlock } from '@navor/contract';
import type { Language } from '@navor/languages';
import { loadCatalogues } from '@navor/translations';
import { type CodeHighlighter, highlightCode } from '../../../content/markdown/blocks/highlighter.ts';
import { createTextsByLanguage } from '../../../platform/texts.ts';
import type { AnswerPart } from '../answers/pipeline.ts';
import { createAnswerWriter } from './answer-writer.ts';

const texts = createTextsByLanguage(loadCatalogues());

type TestOptions = { language?: Language; citable?: number[]; hidesResults?: boolean; highlight?: CodeHighlighter };

export function writerForTest({ citable = [1, 2], ...options }: TestOptions = {}) {
  const passages = citable.map((number) => ({ number }));
  const usual = { language: 'sl' as const, hidesResults: false, highlight: highlightCode };
  return createAnswerWriter({ ...usual, ...options, passages, texts });
}

export type HtmlBlock = Extract<AnswerBlock, { kind: 'html' }>;

export function blocksOf(parts: AnswerPart[]): HtmlBlock[] {
  return parts.flatMap((part) => (part.kind === 'block' && part.block.kind === 'html' ? [part.block] : []));
}

/** Writes pieces to the end. */
export async function write(pieces: string[], options: TestOptions = {}) {
  const writer = writerForTest(options);
  const parts: AnswerPart[] = [];
  for (const piece of pieces) parts.push(...(await writer.push(piece)));
  parts.push(...(await writer.end()));
  const blocks = blocksOf(parts);
  return { parts, blocks, html: blocks.map(({ html }) => html).join('\n'), cited: writer.citedNumbers() };
}
