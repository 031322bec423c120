import { highlightCode } from '../blocks/highlighter.ts';
import { renderAnswer } from './render-answer.ts';

const nothing = { inText: () => [], inFormula: () => [], inCode: () => [], asText: () => null };

/** Without anything to check. */
export async function renderForTest(source: string, citable: number[] = []): Promise<string> {
  const { html } = await renderAnswer(source, {
    ...{ language: 'sl', citable: new Set(citable), marks: nothing },
    highlight: highlightCode,
  });
  return html;
}
