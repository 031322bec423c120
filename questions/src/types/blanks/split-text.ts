import { faultOf, type QuestionFault } from '../../question-faults.ts';
import { formulaSpans, isInside } from '../../template/formula-spans.ts';
import type { Piece } from './shape.ts';

export type SplitText = { paragraphs: Piece<string>[][]; faults: QuestionFault[] };

const gap = /\[\[\s*([^[\]]*?)\s*\]\]/g;

/** Paragraphs of Markdown and gaps, checked against the gaps that there are: each stands once, outside of formulas. */
export function splitText(text: string, gaps: readonly string[]): SplitText {
  const found = Array.from(text.matchAll(gap), ([, name = '']) => name);
  const formulas = formulaSpans(text);
  const faults = [
    ...found.filter((name) => !gaps.includes(name)).map((name) => faultOf('noGap', `[[${name}]]`)),
    ...gaps.filter((name) => !found.includes(name)).map((name) => faultOf('gapMissing', `[[${name}]]`)),
    ...gaps
      .filter((name) => found.indexOf(name) !== found.lastIndexOf(name))
      .map((name) => faultOf('gapTwice', `[[${name}]]`)),
    ...Array.from(text.matchAll(gap))
      .filter(({ index }) => isInside(formulas, index))
      .map(([whole]) => faultOf('gapInFormula', whole)),
  ];
  const paragraphs = text.split(/\r?\n(?:[ \t]*\r?\n)+/).filter((paragraph) => paragraph.trim() !== '');
  return { paragraphs: paragraphs.map((paragraph) => piecesOf(paragraph.trim())), faults };
}

function piecesOf(paragraph: string): Piece<string>[] {
  // With a group in it, a split gives texts and names in turn.
  return paragraph.split(gap).flatMap((part, at): Piece<string>[] => {
    if (at % 2 === 1) return [{ kind: 'gap', name: part }];
    return part === '' ? [] : [{ kind: 'text', text: part }];
  });
}
