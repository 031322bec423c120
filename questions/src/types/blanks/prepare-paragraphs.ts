import { type Language, languages, mapTranslated, type Translated } from '@navor/languages';
import type { PrepareTools } from '../../question-scorer.ts';
import type { Piece } from './shape.ts';
import { splitText } from './split-text.ts';

type Paragraphs = Piece<string>[][];

/** Each piece of text between gaps becomes finished HTML on its own; the spaces around it stay. */
export async function prepareParagraphs(
  text: Translated,
  gaps: readonly string[],
  tools: PrepareTools,
): Promise<Translated<Paragraphs>> {
  const split = (written: string, language: Language): Paragraphs => {
    const { paragraphs, faults } = splitText(written, gaps);
    for (const fault of faults) tools.report(['text', language], fault);
    return paragraphs;
  };
  return await finish(mapTranslated(text, split), tools);
}

/** Texts in the same place of their languages are finished together, though they need not be translations of each other. */
async function finish(written: Translated<Paragraphs>, tools: PrepareTools): Promise<Translated<Paragraphs>> {
  const texts = (language: Language) =>
    written[language]?.flat().flatMap((piece) => (piece.kind === 'text' ? [piece.text] : []));
  const count = Math.max(...languages.map((language) => texts(language)?.length ?? 0));
  const finished = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const inLanguage = (language: Language) => markdownOf(texts(language)?.[at] ?? '');
      const together = mapTranslated(written, (_paragraphs, language) => inLanguage(language));
      const isBlank = Object.values(together).every((markdown) => markdown === '');
      return isBlank ? together : await tools.rich(together, ['text'], 'line');
    }),
  );
  return mapTranslated(written, (paragraphs, language) => {
    let next = 0;
    return paragraphs.map((pieces) =>
      pieces.map((piece) => {
        if (piece.kind === 'gap') return piece;
        const html = finished[next++]?.[language] ?? '';
        return { kind: 'text', text: withSpaces(piece.text, html) };
      }),
    );
  });
}

/** In the middle of a sentence, `- 5` and `2.` begin no list. */
function markdownOf(piece: string): string {
  return piece
    .trim()
    .replace(/^([-+*#>]+)(?=\s)/, '\\$1')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2');
}

function withSpaces(written: string, html: string): string {
  if (written.trim() === '') return ' ';
  return `${/^\s/.test(written) ? ' ' : ''}${html}${/\s$/.test(written) ? ' ' : ''}`;
}
