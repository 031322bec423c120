import type { Element, ElementContent, Nodes, Text } from 'hast';
import { element } from '../element.ts';
import { visibleLength } from './visible-length.ts';

/** A line never ends within a short formula, nor between one and the bracket before it or the mark after it. */
export function keepFormulasTogether(parent: Nodes, longest = longestInText): void {
  if (!('children' in parent)) return;
  const limit = parent.type === 'element' && isNarrow(parent) ? longestInNarrow : longest;
  for (const child of parent.children) keepFormulasTogether(child, limit);
  const { children } = parent;
  for (const [index, node] of children.entries()) {
    if (node.type !== 'element' || typeof node.properties.dataSigns !== 'number') continue;
    const left = take(children[index - 1], markBefore);
    const right = take(children[index + 1], markAfter);
    const isShort = node.properties.dataSigns <= limit;
    const hasNothingToKeep = !left && !right && (!isShort || node.properties.dataLines === 1);
    if (hasNothingToKeep) continue;
    const className = isShort ? 'kept-together' : 'kept-with-marks';
    children[index] = element('span', { className: [className] }, [left, node, right].filter(Boolean));
  }
}

/** What has to be known of a formula within a line; the page is cleaned of it afterwards. */
export function formulaSize(html: string): { dataSigns: number; dataLines: number } {
  return { dataSigns: visibleLength(html), dataLines: html.split('<span class="katex-base">').length - 1 };
}

/** In visible signs; a longer one must be free to break, or it would not fit a narrow screen. */
const longestInText = 14;
const longestInNarrow = 8;

/** Cells share the screen with others, headings are larger. */
function isNarrow({ tagName }: Element): boolean {
  return /^(?:t[dh]|h\d)$/.test(tagName);
}

const markAfter = /^(?:[.,;:!?)\]«“”%…]+|[-–]\p{L}{0,2})/u;
const markBefore = /[([»„]+$/;

/** Takes the marks out of a text, since they go along with the formula. */
function take(node: ElementContent | Nodes | undefined, marks: RegExp): string {
  if (!isText(node)) return '';
  const found = marks.exec(node.value)?.[0] ?? '';
  node.value = node.value.replace(marks, '');
  return found;
}

function isText(node: Nodes | undefined): node is Text {
  return node?.type === 'text';
}
