import type { Language } from '@navor/languages';
import { toHtml } from 'hast-util-to-html';
import { element } from '../../../content/markdown/element.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { AnswerPart } from '../answers/pipeline.ts';
import type { GroundedPassage } from '../grounding/grounded-passage.ts';

export type AnswerWriter = {
  /** Takes what came of the answer, in any pieces; gives what is finished by it. */
  push(text: string): Promise<AnswerPart[]>;
  /** The rest, finished or not. */
  end(): Promise<AnswerPart[]>;
  /** Numbers of the passages that the finished blocks refer to, in the order of the text. */
  citedNumbers(): number[];
};

export type AnswerWriterOptions = {
  language: Language;
  /** Those that the answer may cite. */
  passages: readonly GroundedPassage[];
  /** For what is said of an equality that does not hold. */
  texts: Texts;
};

export function createAnswerWriter(_options: AnswerWriterOptions): AnswerWriter {
  let source = '';
  const finish = (): AnswerPart[] => {
    const blocks = source.split(/\n{2,}/);
    source = blocks.pop() ?? '';
    return blocks.filter((block) => block.trim() !== '').map(partOf);
  };
  return {
    push: async (text) => {
      source += text;
      return finish();
    },
    end: async () => {
      source += '\n\n';
      return finish();
    },
    citedNumbers: () => [],
  };
}

function partOf(source: string): AnswerPart {
  return { kind: 'block', block: { kind: 'html', html: toHtml(element('p', {}, [source])), source, equalities: [] } };
}
