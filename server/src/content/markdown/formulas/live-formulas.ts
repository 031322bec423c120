import type { BodyPart } from '@navor/contract';
import type { Code, Nodes } from 'mdast';
import { compileLiveFormula } from '../../formulas/compile-live-formula.ts';
import type { Rendering } from '../rendering.ts';

type LiveFormulaNode = Code & { lang: 'formula' };

export function isLiveFormula(node: Nodes): node is LiveFormulaNode {
  return node.type === 'code' && node.lang === 'formula';
}

/** A body part of its own; none where the block is faulty. */
export function renderLiveFormula(node: LiveFormulaNode, rendering: Rendering): BodyPart[] {
  const { formula, problems } = compileLiveFormula(node.value, {
    id: rendering.anchors.of(node)?.id ?? '',
    language: rendering.options.language,
    firstLine: rendering.lineOf(node, 1),
  });
  rendering.add(problems);
  return formula ? [{ kind: 'formula', formula }] : [];
}
