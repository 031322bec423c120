import type { Element, ElementContent } from 'hast';
import { anyGapMark } from '../bank.ts';
import { Refusal } from '../refusal.ts';

/** `alone` is set off only where nothing stands beside it: Moodle shows it within the line as well. */
export type FormulaDisplay = 'inline' | 'block' | 'alone';

const mostFormulas = 1000;

const formula = /\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]|\$\$([\s\S]+?)\$\$/g;

/** A text with its formulas as elements of their own; one that markup tears apart cannot be found. */
export function splitFormulas(text: string): ElementContent[] {
  // Each opening without a partner is looked for to the end of the text.
  if (text.split(/\\[([]|\$\$/).length > mostFormulas) throw new Refusal('tooLong');
  const parts: ElementContent[] = [];
  let end = 0;
  for (const match of text.matchAll(formula)) {
    const [whole, inLine, setOff, dollars] = match;
    parts.push(...plain(text.slice(end, match.index)));
    if (inLine !== undefined) parts.push(formulaElement(inLine, 'inline'));
    else if (setOff !== undefined) parts.push(formulaElement(setOff, 'block'));
    else parts.push(formulaElement(dollars ?? '', 'alone'));
    end = match.index + whole.length;
  }
  return [...parts, ...plain(text.slice(end))];
}

export function formulaElement(latex: string, display: FormulaDisplay): Element {
  if (latex.search(anyGapMark) >= 0) throw new Refusal('gapInFormula');
  const value = latex.replaceAll('\u00a0', ' ').trim();
  return { type: 'element', tagName: 'formula', properties: { display }, children: [{ type: 'text', value }] };
}

/** Two braces or brackets in a row would be a value or a gap of ours; in a formula a space changes nothing. */
export function ourLatex(latex: string): string {
  return latex.replace(/\{(?=\{)/g, '{ ').replace(/\[(?=\[)/g, '[ ');
}

function plain(value: string): ElementContent[] {
  if (/\\[([]|\$\$/.test(value)) throw new Refusal('tornFormula');
  return value === '' ? [] : [{ type: 'text', value }];
}
