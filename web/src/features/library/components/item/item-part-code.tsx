import '../data-table/data-table.css';
import { DataTable } from '../data-table/data-table.tsx';
import { LivePart } from './live-part.tsx';
import type { OwnPart } from './live-parts.ts';

/** The default export: it is fetched only by texts that have such a part. */
export default function ItemPartCode({ part, language }: { part: OwnPart; language: string }) {
  if (part.kind === 'table') return <DataTable table={part.table} language={language} />;
  return <LivePart part={part} isDrawn={false} />;
}
