import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A number and its unit stay on one line, with a thin space between. Code and formulas are no text nodes. */
export function keepUnitsWithNumbers(tree: Root): void {
  visit(tree, 'text', (node) => {
    node.value = joinUnits(node.value);
  });
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
