import type { Emphasis, Paragraph, PhrasingContent, Root, RootContentMap } from 'mdast';
import { visit } from 'unist-util-visit';

/** A number and its unit stay on one line, with a thin space between. Code and formulas are no text nodes. */
export function keepUnitsWithNumbers(tree: Root): void {
  visit(tree, 'text', (node) => {
    node.value = joinUnits(node.value);
  });
}

/** A line never ends between a formula and the bracket before it or the mark after it. */
export function keepMarksWithFormulas(tree: Root): void {
  visit(tree, 'paragraph', (paragraph: Paragraph) => {
    paragraph.children = paragraph.children.flatMap((node, index, all) => {
      if (node.type === 'text') return withoutMarks(node.value, all[index - 1], all[index + 1]);
      return isShortFormula(node) ? withMarks(node, all[index - 1], all[index + 1]) : node;
    });
  });
}

/** A longer one must be free to break, or it would not fit a narrow screen. */
function isShortFormula(node: PhrasingContent | undefined): node is RootContentMap['inlineMath'] {
  return node?.type === 'inlineMath' && node.value.length <= 30;
}

// No mark is both, or one between two formulas would be shown twice.
const markAfter = /^[.,;:!?)\]«“”%]+/;
const markBefore = /[([»„]$/;

function marksAround(before: PhrasingContent | undefined, after: PhrasingContent | undefined) {
  return {
    left: before?.type === 'text' ? (markBefore.exec(before.value)?.[0] ?? '') : '',
    right: after?.type === 'text' ? (markAfter.exec(after.value)?.[0] ?? '') : '',
  };
}

function withMarks(
  formula: RootContentMap['inlineMath'],
  before?: PhrasingContent,
  after?: PhrasingContent,
): PhrasingContent {
  const { left, right } = marksAround(before, after);
  if (!left && !right) return formula;
  const text = (value: string): PhrasingContent[] => (value ? [{ type: 'text', value }] : []);
  // Markdown has no neutral element, so one that is not shown as itself stands in for it.
  const data = { hName: 'span', hProperties: { className: ['kept-together'] } };
  return { type: 'emphasis', data, children: [...text(left), formula, ...text(right)] } satisfies Emphasis;
}

function withoutMarks(value: string, before?: PhrasingContent, after?: PhrasingContent): PhrasingContent[] {
  const start = isShortFormula(before) ? (markAfter.exec(value)?.[0].length ?? 0) : 0;
  const end = isShortFormula(after) ? (markBefore.exec(value.slice(start))?.[0].length ?? 0) : 0;
  const rest = value.slice(start, value.length - end);
  return rest ? [{ type: 'text', value: rest }] : [];
}

export function joinUnits(text: string): string {
  return text.replace(numberAndUnit, '$1\u202f$2');
}

const prefixed = 'eV|VA|var|V|Ah|A|Ω|Ω|Wh|W|Hz|H|Nm|N|J|F|C|T|S|Pa|bar|m|g|s|l|K|mol|B|bit|dB|lm|lx';
const plain = 'h|min|%|‰|°C|°|rad|€';
const numberAndUnit = new RegExp(
  `(\\d)[ \\u00a0\\n]((?:[pnµμmcdhkMGT]?(?:${prefixed})|${plain})(?![\\p{L}\\p{Nd}]))`,
  'gu',
);
