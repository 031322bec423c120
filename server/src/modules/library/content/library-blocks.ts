import { instruments, type LibraryPart } from '@navor/contract';
import type { Code } from 'mdast';
import { collectProblems } from '../../../content/formulas/collect-problems.ts';
import { openBlock } from '../../../content/formulas/open-block.ts';
import { renderCalculator } from '../../../content/markdown/blocks/calculators.ts';
import { markdownFault } from '../../../content/markdown/markdown-faults.ts';
import type { Rendering, SpecialBlocks } from '../../../content/markdown/rendering.ts';
import { renderDataTable } from '../../../content/markdown/tables/data-tables.ts';

/** What texts of the library have beyond those of lessons: calculators, tables of data and instruments. */
export function libraryBlocks(tableSource: (path: string) => string | undefined): SpecialBlocks<LibraryPart> {
  return {
    calculator: renderCalculator,
    table: (node, rendering, htmlOf) => renderDataTable(node, rendering, tableSource, htmlOf),
    instrument: renderInstrument,
  };
}

const instrumentForm = { fields: ['name'], longest: 200 };

function renderInstrument(node: Code, rendering: Rendering): LibraryPart[] {
  const { problems, report } = collectProblems('instrument');
  const line = rendering.lineOf(node, 1);
  const block = openBlock(node.value, line, instrumentForm, report);
  const field = block?.reader.fieldsOf(block.root, instrumentForm.fields).get('name');
  const written = block?.reader.textOf(field, 'name');
  const name = instruments.find((instrument) => instrument === written?.text);
  if (block && !field) report(line, 'instrument-block', markdownFault('blockFieldMissing', 'name'));
  if (written && !name) {
    const fault = markdownFault('instrumentUnknown', written.text, instruments.join(', '));
    report(written.line, 'unknown-instrument', fault);
  }
  rendering.add(problems);
  const hasFaults = problems.length > 0 || !name;
  return hasFaults ? [] : [{ kind: 'instrument', id: rendering.anchors.of(node)?.id ?? '', name }];
}
