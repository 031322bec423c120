import type { CheckedEquality } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { EqualityMark } from '../../../content/markdown/answers/mark-equalities.ts';
import { renderAnswer } from '../../../content/markdown/answers/render-answer.ts';
import type { Texts } from '../../../platform/texts.ts';
import { createEqualityChecker, type FoundEquality } from './check-equalities.ts';

export type AnswerBlockOptions = { language: Language; citable: ReadonlySet<number>; texts: Texts };

export type RenderedBlock = { html: string; equalities: CheckedEquality[]; cited: number[] };

/** One block of an answer: its HTML, what came out for its equalities, and which passages it cites. */
export async function renderAnswerBlock(source: string, options: AnswerBlockOptions): Promise<RenderedBlock> {
  const { language, citable, texts } = options;
  const checker = createEqualityChecker(language);
  const equalities: CheckedEquality[] = [];
  const markOf = ({ start, end, text, verdict, found }: FoundEquality): EqualityMark => {
    equalities.push({ text, verdict, found });
    const note =
      found === null
        ? texts.say(language, 'assistant-replies:equality.checked')
        : texts.say(language, 'assistant-replies:equality.doubtful', { found });
    return { start, end, verdict, note };
  };
  const marks = {
    inText: (text: string) => checker.inText(text).map(markOf),
    inFormula: (latex: string) => checker.inFormula(latex).map(markOf),
    asText: checker.asText,
  };
  const { html, cited } = await renderAnswer(source, { language, citable, marks });
  return { html, equalities, cited };
}
