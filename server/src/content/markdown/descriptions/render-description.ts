import type { Language } from '@navor/languages';
import { renderAnswer } from '../answers/render-answer.ts';
import { highlightCode } from '../blocks/highlighter.ts';

/**
 * What people write about themselves or about what they offer, as safe HTML. Nobody has checked it, so it is shown as answers
 * are: formulas, lists and links to our own pages, every word as it was written, and no pictures.
 */
export async function renderDescription({ text, language }: { text: string; language: Language }): Promise<string> {
  const { html } = await renderAnswer(withLinesKept(text), {
    ...{ language, highlight: highlightCode, citationNumber: null },
    marks: { inText: () => [], inFormula: () => [], inCode: () => [], asText: () => null },
  });
  return html;
}

/** Who has never heard of Markdown means a new line by one. */
function withLinesKept(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(\S)[ \t]*\n(?=[ \t]*\S)/g, '$1  \n');
}
