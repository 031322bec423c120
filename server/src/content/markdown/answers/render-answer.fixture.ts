import { highlightCode } from '../blocks/highlighter.ts';
import { renderAnswer } from './render-answer.ts';

const nothing = { inText: () => [], inFormula: () => [], inCode: () => [], asText: () => null };

/** Without anything to check. */
export async function renderForTest(source: string, citable: number[] = []): Promise<string> {
  const citationNumber = (passage: number) => (citable.includes(passage) ? passage : null);
  const options = { language: 'sl' as const, citationNumber, marks: nothing, highlight: highlightCode };
  const { html } = await renderAnswer(source, options);
  return html;
}
