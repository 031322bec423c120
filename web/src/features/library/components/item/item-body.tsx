import { memo } from 'react';
import type { ShownPart } from '#screen/reading/body-in-page.ts';
import { TextPart } from '#screen/reading/text-body.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import type { ItemBodyData } from './item-data.ts';
import { LivePart } from './live-part.tsx';
import { idOf } from './live-parts.ts';

type ItemBodyProps = { texts: ShownPart[]; body: ItemBodyData; language: string };

/** The text with all that can be in it; `texts` are what the body carries of words and formulas, or the page has of them. */
export const ItemBody = memo(function ItemBody({ texts, body, language }: ItemBodyProps) {
  return body.order.map((part) => {
    if (typeof part === 'number') {
      const text = texts[part];
      return text && <TextPart key={part} part={text} index={part} />;
    }
    if (part.kind === 'table') return <DataTable key={part.table.id} table={part.table} language={language} />;
    return <LivePart key={idOf(part)} part={part} isDrawn={body.isDrawn} />;
  });
});
