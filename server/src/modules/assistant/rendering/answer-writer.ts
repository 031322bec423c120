import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CheckedEquality } from '@navor/contract';
import type { Language } from '@navor/languages';
import { BlockSplitter } from '../../../content/markdown/answers/block-splitter.ts';
import { inertSource } from '../../../content/markdown/answers/inert-source.ts';
import { openText } from '../../../content/markdown/answers/open-text.ts';
import type { CodeHighlighter } from '../../../content/markdown/blocks/highlighter.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { AnswerPart } from '../answers/pipeline.ts';
import type { CitationNumbers } from './number-citations.ts';
import { noteOf, renderAnswerBlock } from './render-answer-block.ts';

export type AnswerWriter = {
  /** Takes what came of the answer, in any pieces; gives what is finished by it, and what more can be read of the open block. */
  push(text: string): Promise<AnswerPart[]>;
  /** The rest, finished or not. */
  end(): Promise<AnswerPart[]>;
};

export type AnswerWriterOptions = {
  language: Language;
  /** Of the whole answer, which may have several writers. */
  citations: CitationNumbers;
  /** For what is said of an equality that does not hold. */
  texts: Texts;
  highlight: CodeHighlighter;
  /** While an attempt is open: what comes out instead could be what is asked for in it. */
  hidesResults: boolean;
};

/** Turns an answer into finished blocks while it is written. Calls are awaited one after the other. */
export function createAnswerWriter({ citations, ...rest }: AnswerWriterOptions): AnswerWriter {
  const splitter = new BlockSplitter();
  /** As much of the open block as has been given out. */
  let shown = '';

  const options = { ...rest, citationNumber: citations.numberOf };
  const finish = async (sources: string[]): Promise<AnswerPart[]> => {
    const parts: AnswerPart[] = [];
    for (const written of sources) {
      await nextTurn();
      const { html, equalities: found, source } = await renderAnswerBlock(written, options);
      const equalities = told(found);
      shown = '';
      if (isEmpty(html)) continue;
      parts.push({
        kind: 'block',
        block: { kind: 'html', html, source: [source, ...doubtsOf(equalities)].join('\n\n'), equalities },
      });
    }
    return parts;
  };

  /** The source has no marks: whoever copies it, or finds it in the history, is told in words what does not hold. */
  const doubtsOf = (equalities: readonly CheckedEquality[]): string[] =>
    equalities
      .filter(({ verdict }) => verdict === 'doubtful')
      .map((equality) => `${inertSource(equality.text)} ${noteOf(equality, options)}`);

  return {
    push: async (text) => {
      const parts = await finish(splitter.push(text));
      // Only words that have ended are shown, so nothing is new before a blank.
      if (!/\s/.test(text)) return parts;
      const readable = openText(splitter.open);
      // What was shown is never taken back, whatever turns out to be a mark later.
      if (readable.length <= shown.length || !readable.startsWith(shown)) return parts;
      const more = readable.slice(shown.length);
      shown = readable;
      return [...parts, { kind: 'text', text: more }];
    },
    end: () => finish(splitter.end()),
  };
}

/** Nothing is left of a paragraph that was only a source that there is not. */
function isEmpty(html: string): boolean {
  return !html.includes('<hr') && /^(?:<[^>]*>|\s)*$/.test(html);
}

/** A block that tells the same twice tells it once. */
function told(equalities: CheckedEquality[]): CheckedEquality[] {
  return [...new Map(equalities.map((equality) => [equality.text, equality])).values()];
}
