import type { Code, Nodes, RootContent } from 'mdast';
import type { Rendering } from '../rendering.ts';

/** Fenced blocks that are more than code. Which of them a text may have, and what becomes of them, is for its module to say. */
const specialBlockNames = ['calculator', 'table', 'instrument'] as const;

type SpecialBlockName = (typeof specialBlockNames)[number];
type SpecialBlockNode = Code & { lang: SpecialBlockName };

export type HtmlOf = (children: RootContent[]) => string;

/** Makes a body part of a block; none where the block is faulty. */
export type RenderBlock<Part> = (node: Code, rendering: Rendering, htmlOf: HtmlOf) => Part[];

/** The blocks that a kind of text may have. */
export type SpecialBlocks<Part> = Partial<Record<SpecialBlockName, RenderBlock<Part>>>;

export function isSpecialBlock(node: Nodes): node is SpecialBlockNode {
  return node.type === 'code' && specialBlockNames.some((name) => name === node.lang);
}
