import type { Code, Nodes } from 'mdast';

/** Fenced blocks that are more than code. Which of them a text may have, and what becomes of them, is for its module to say. */
const specialBlockNames = ['calculator', 'table', 'instrument'] as const;

export type SpecialBlockName = (typeof specialBlockNames)[number];

export function isSpecialBlock(node: Nodes): node is Code & { lang: SpecialBlockName } {
  return node.type === 'code' && specialBlockNames.some((name) => name === node.lang);
}
