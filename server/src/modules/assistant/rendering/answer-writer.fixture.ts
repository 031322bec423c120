import type { AnswerBlock } from '@navor/contract';
import { loadCatalogues } from '@navor/translations';
import { highlightCode } from '../../../content/markdown/blocks/highlighter.ts';
import { createTextsByLanguage } from '../../../platform/texts.ts';
import type { AnswerPart } from '../answers/pipeline.ts';
import { type AnswerWriterOptions, createAnswerWriter } from './answer-writer.ts';
import { numberCitations } from './number-citations.ts';

const texts = createTextsByLanguage(loadCatalogues());

type TestOptions = Partial<Pick<AnswerWriterOptions, 'language' | 'citations' | 'hidesResults' | 'highlight'>>;

export function writerForTest(options: TestOptions = {}) {
  const citations = numberCitations([{ number: 1 }, { number: 2 }]);
  const usual = { language: 'sl' as const, citations, hidesResults: false, highlight: highlightCode };
  return createAnswerWriter({ ...usual, ...options, texts });
}

export type HtmlBlock = Extract<AnswerBlock, { kind: 'html' }>;

export function blocksOf(parts: AnswerPart[]): HtmlBlock[] {
  return parts.flatMap((part) => (part.kind === 'block' && part.block.kind === 'html' ? [part.block] : []));
}

/** Writes pieces to the end. */
export async function write(pieces: string[], options: TestOptions = {}) {
  const { citations = numberCitations([{ number: 1 }, { number: 2 }]) } = options;
  const writer = writerForTest({ ...options, citations });
  const parts: AnswerPart[] = [];
  for (const piece of pieces) parts.push(...(await writer.push(piece)));
  parts.push(...(await writer.end()));
  const blocks = blocksOf(parts);
  return { parts, blocks, html: blocks.map(({ html }) => html).join('\n'), cited: citations.cited() };
}
