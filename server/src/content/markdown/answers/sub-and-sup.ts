import type { Emphasis, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { raisedText } from '../formulas/formula-symbols.ts';

const tags = /<(sub|sup)>([^<>\n]{1,60})<\/\1>/gi;

/**
 * `<sub>` and `<sup>`, by which models write H₂O and 10³ outside of formulas: as signs where there are some, so that what is
 * reckoned again can be read, else as elements. Without attributes and with nothing but text, they do what they say.
 */
export function lowerAndRaise(tree: Root): void {
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const nodes: PhrasingContent[] = [];
    const value = node.value.replace(tags, (tag, name: string, text: string) => signsFor(name, text) ?? tag);
    let end = 0;
    for (const match of value.matchAll(tags)) {
      const [tag, name = '', text = ''] = match;
      if (match.index > end) nodes.push({ type: 'text', value: value.slice(end, match.index) });
      nodes.push(shifted(name, text));
      end = match.index + tag.length;
    }
    if (end < value.length || nodes.length === 0) nodes.push({ type: 'text', value: value.slice(end) });
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
}

/** The same where there is only text: `R<sub>vh</sub>` as `R_vh`. */
export function lowerAndRaiseText(text: string): string {
  return text.replace(tags, (_, name: string, inside: string) => {
    return signsFor(name, inside) ?? `${name.toLowerCase() === 'sub' ? '_' : '^'}${inside}`;
  });
}

function shifted(name: string, text: string): Emphasis {
  return { type: 'emphasis', data: { hName: name.toLowerCase() }, children: [{ type: 'text', value: text }] };
}

function signsFor(name: string, text: string): string | null {
  return name.toLowerCase() === 'sup' ? raisedText(text) : loweredText(text);
}

function loweredText(text: string): string | null {
  return /^\d+$/.test(text) ? text.replace(/\d/g, (digit) => String.fromCodePoint(0x2080 + Number(digit))) : null;
}
