import type { Nodes, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Which number a passage has where it is cited; null for one that there is not. */
export type CitationNumber = (passage: number) => number | null;

/**
 * `[1]`, `[1, 3]`, `[1–3]` and `【1】` become links to the passages of these numbers. One that is no passage is nobody's source and is left
 * out; what reads like an index or a list of numbers stays. Returns what each mark was, and what it is now, in the order of the text.
 */
export function linkCitations(tree: Root, numberOf: CitationNumber): LinkedMark[] {
  const linked: LinkedMark[] = [];
  visit(tree, (node: Nodes, index, parent) => {
    if (node.type === 'link') return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return;
    const nodes = piecesOf(node.value, numberOf, linked);
    if (nodes.length === 1 && nodes[0]?.type === 'text') {
      node.value = nodes[0].value;
      return;
    }
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
  return linked;
}

export type LinkedMark = { written: string; numbers: number[] };

const mark = /[ \u00a0]?(?:\[(\d{1,3}(?:[ ]?[,;\-–][ ]?\d{1,3})*)\]|【(\d{1,3})(?:†[^】\n]{0,80})?】)/g;

function piecesOf(text: string, numberOf: CitationNumber, linked: LinkedMark[]): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let pending = '';
  let end = 0;
  for (const found of text.matchAll(mark)) {
    const [written, list, alone] = found;
    const numbers = (list ?? alone ?? '').split(/[,;]/).flatMap(rangeOf);
    pending += text.slice(end, found.index);
    end = found.index + written.length;
    const good = isOperand(written, pending) ? [] : numbers.flatMap((number) => numberOf(number) ?? []);
    if (good.length === 0) {
      if (isNoSource(numbers, pending, written)) pending += written;
      continue;
    }
    if (/^[ \u00a0]/.test(written)) pending += '\u00a0';
    if (pending) nodes.push({ type: 'text', value: pending });
    pending = '';
    linked.push({ written: written.trim(), numbers: good });
    nodes.push(...good.map(citationLink));
  }
  pending += text.slice(end);
  if (pending || nodes.length === 0) nodes.push({ type: 'text', value: pending });
  return nodes;
}

/** `2`, and all of `1–3`. */
function rangeOf(written: string): number[] {
  const [first = 0, last = first] = written.split(/[-–]/).map(Number);
  return first > 0 && last > first ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : [first];
}

/** The vector of `a = [1, 2]`, the interval of `x ∈ [1, 2]`. */
export function isOperand(written: string, before: string): boolean {
  return /^\s?\[[^\]]*[,;–-]/.test(written) && /[=∈×·+−]\s*$/.test(before);
}

/** `x[2]`, `[0]` and the vector `[3, 4]`. */
function isNoSource(numbers: number[], before: string, written: string): boolean {
  if (numbers.length > 1 || numbers[0] === 0) return true;
  return written.startsWith('[') && /(?:^|[^\p{L}\p{N}_])[\p{L}_]$/u.test(before);
}

function citationLink(number: number): PhrasingContent {
  return {
    type: 'link',
    url: `#citation-${number}`,
    data: { hProperties: { className: ['citation'] } },
    children: [{ type: 'text', value: `[${number}]` }],
  };
}
