import type { CheckedEquality } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { CitationNumber } from '../../../content/markdown/answers/citations.ts';
import { inertSource } from '../../../content/markdown/answers/inert-source.ts';
import type { EqualityMark } from '../../../content/markdown/answers/mark-equalities.ts';
import { renderAnswer } from '../../../content/markdown/answers/render-answer.ts';
import { renumberCitations } from '../../../content/markdown/answers/renumber-citations.ts';
import type { CodeHighlighter } from '../../../content/markdown/blocks/highlighter.ts';
import type { Texts } from '../../../platform/texts.ts';
import { createEqualityChecker, type FoundEquality } from './check-equalities.ts';

export type AnswerBlockOptions = {
  language: Language;
  citationNumber: CitationNumber;
  texts: Texts;
  highlight: CodeHighlighter;
  /** Says of what is doubtful only that it is. */
  hidesResults: boolean;
};

export type RenderedBlock = {
  html: string;
  equalities: CheckedEquality[];
  /** Its Markdown, with the numbers of citations as they are shown. */
  source: string;
};

/** One block of an answer: its HTML, and what came out for its equalities. */
export async function renderAnswerBlock(source: string, options: AnswerBlockOptions): Promise<RenderedBlock> {
  const { language, citationNumber, highlight, hidesResults } = options;
  const checker = createEqualityChecker(language);
  const equalities: CheckedEquality[] = [];
  const markOf = ({ start, end, text, verdict, ...equality }: FoundEquality): EqualityMark => {
    const found = hidesResults ? null : equality.found;
    equalities.push({ text, verdict, found });
    return { start, end, verdict, note: noteOf({ verdict, found }, options) };
  };
  const marks = {
    inText: (text: string) => checker.inText(text).map(markOf),
    inFormula: (latex: string) => checker.inFormula(latex).map(markOf),
    inCode: (text: string) => checker.inCode(text).map(markOf),
    asText: checker.asText,
  };
  const { html, linked } = await renderAnswer(source, { language, citationNumber, marks, highlight });
  return { html, equalities, source: inertSource(renumberCitations(source, linked)) };
}

/** What is said of an equality that was reckoned again. */
export function noteOf(
  { verdict, found }: Pick<CheckedEquality, 'verdict' | 'found'>,
  { language, texts }: Pick<AnswerBlockOptions, 'language' | 'texts'>,
): string {
  const note = verdict === 'doubtful' && found === null ? 'doubtfulOnly' : verdict;
  return texts.say(language, `assistant-replies:equality.${note}`, { found });
}
