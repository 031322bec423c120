import type { Calculator } from '@navor/quantities';
import type { Code } from 'mdast';
import { compileCalculator } from '../../formulas/compile-calculator.ts';
import type { Rendering } from '../rendering.ts';

export function renderCalculator(node: Code, rendering: Rendering): { kind: 'calculator'; calculator: Calculator }[] {
  const { calculator, problems } = compileCalculator(node.value, {
    id: rendering.anchors.of(node)?.id ?? '',
    language: rendering.options.language,
    firstLine: rendering.lineOf(node, 1),
  });
  rendering.add(problems);
  return calculator ? [{ kind: 'calculator', calculator }] : [];
}
