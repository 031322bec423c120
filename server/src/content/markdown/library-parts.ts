import { instruments, type LibraryPart } from '@navor/contract';
import type { Code, Nodes } from 'mdast';
import { collectProblems } from '../formulas/collect-problems.ts';
import { compileCalculator } from '../formulas/compile-calculator.ts';
import { openBlock } from '../formulas/open-block.ts';
import { type HtmlOf, renderDataTable } from './data-tables.ts';
import type { LibraryRenderOptions, Rendering } from './rendering.ts';

export const libraryPartKinds = ['calculator', 'table', 'instrument'] as const;
type LibraryPartNode = Code & { lang: (typeof libraryPartKinds)[number] };

export function isLibraryPart(node: Nodes): node is LibraryPartNode {
  return node.type === 'code' && libraryPartKinds.some((kind) => kind === node.lang);
}

/** A body part of its own; none where the block is faulty. */
export function renderLibraryPart(
  node: LibraryPartNode,
  rendering: Rendering,
  library: LibraryRenderOptions['library'],
  htmlOf: HtmlOf,
): LibraryPart[] {
  if (node.lang === 'table') return renderDataTable(node, rendering, library, htmlOf);
  return node.lang === 'calculator' ? renderCalculator(node, rendering) : renderInstrument(node, rendering);
}

function renderCalculator(node: Code, rendering: Rendering): LibraryPart[] {
  const { calculator, problems } = compileCalculator(node.value, {
    id: rendering.anchors.of(node)?.id ?? '',
    language: rendering.options.language,
    firstLine: rendering.lineOf(node, 1),
  });
  rendering.add(problems);
  return calculator ? [{ kind: 'calculator', calculator }] : [];
}

const instrumentForm = { what: 'an instrument', fields: ['name'], longest: 200 };

function renderInstrument(node: Code, rendering: Rendering): LibraryPart[] {
  const { problems, report } = collectProblems('instrument');
  const line = rendering.lineOf(node, 1);
  const block = openBlock(node.value, line, instrumentForm, report);
  const field = block?.reader.fieldsOf(block.root, instrumentForm.fields).get('name');
  const written = block?.reader.textOf(field, 'name');
  const name = instruments.find((instrument) => instrument === written?.text);
  if (block && !field) report(line, 'instrument-block', 'name is missing');
  if (written && !name) {
    report(
      written.line,
      'unknown-instrument',
      `There is no instrument ${written.text}; there are ${instruments.join(', ')}`,
    );
  }
  rendering.add(problems);
  const hasFaults = problems.length > 0 || !name;
  return hasFaults ? [] : [{ kind: 'instrument', id: rendering.anchors.of(node)?.id ?? '', name }];
}
