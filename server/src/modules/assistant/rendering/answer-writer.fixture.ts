import type { AnswerBlock } from '@navor/contract';
import type { Language } from '@navor/languages';
import { loadCatalogues } from '@navor/translations';
import { createTextsByLanguage } from '../../../platform/texts.ts';
import type { AnswerPart } from '../answers/pipeline.ts';
import { createAnswerWriter } from './answer-writer.ts';

const texts = createTextsByLanguage(loadCatalogues());

export function writerForTest({ language = 'sl' as Language, citable = [1, 2], hidesResults = false } = {}) {
  return createAnswerWriter({ language, passages: citable.map((number) => ({ number })), texts, hidesResults });
}

export type HtmlBlock = Extract<AnswerBlock, { kind: 'html' }>;

export function blocksOf(parts: AnswerPart[]): HtmlBlock[] {
  return parts.flatMap((part) => (part.kind === 'block' && part.block.kind === 'html' ? [part.block] : []));
}

/** Writes pieces to the end. */
export async function write(pieces: string[], options: Parameters<typeof writerForTest>[0] = {}) {
  const writer = writerForTest(options);
  const parts: AnswerPart[] = [];
  for (const piece of pieces) parts.push(...(await writer.push(piece)));
  parts.push(...(await writer.end()));
  const blocks = blocksOf(parts);
  return { parts, blocks, html: blocks.map(({ html }) => html).join('\n'), cited: writer.citedNumbers() };
}
