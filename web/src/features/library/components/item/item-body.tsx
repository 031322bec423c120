import type { Heading } from '@navor/contract';
import { memo } from 'react';
import type { ShownPart } from '#screen/reading/body-in-page.ts';
import { TextPart } from '#screen/reading/text-body.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { ContentsFold } from './item-contents.tsx';
import type { ItemBodyData } from './item-data.ts';
import { LivePart } from './live-part.tsx';
import { idOf } from './live-parts.ts';

type ItemBodyProps = {
  texts: ShownPart[];
  body: ItemBodyData;
  headings: readonly Heading[];
  language: string;
  /** Whether the first part to compute with goes before all else. */
  isCalculatorFirst: boolean;
};

/** The text with all that can be in it; `texts` are what the body carries of words and formulas, or the page has of them. */
export const ItemBody = memo(function ItemBody(props: ItemBodyProps) {
  const { texts, body, headings, language, isCalculatorFirst } = props;
  const parts = body.order.map((part) => {
    if (typeof part === 'number') {
      const text = texts[part];
      return text && <TextPart key={part} part={text} index={part} />;
    }
    if (part.kind === 'table') return <DataTable key={part.table.id} table={part.table} language={language} />;
    return <LivePart key={idOf(part)} part={part} isDrawn={body.isDrawn} />;
  });
  const contents = headings.length > 0 && <ContentsFold key="contents" headings={headings} language={language} />;
  const first = isCalculatorFirst ? body.order.findIndex(isLive) : -1;
  // All are siblings with keys, so that whatever changes places stays what it is.
  return first < 0 ? [contents, ...parts] : [parts[first], contents, ...parts.toSpliced(first, 1)];
});

function isLive(part: ItemBodyData['order'][number]): boolean {
  return typeof part !== 'number' && part.kind !== 'table';
}
