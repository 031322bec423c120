import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@navor/ui/table.tsx';
import type { ReactNode } from 'react';

type FoldedTableProps = {
  label: string;
  /** What unfolds it. */
  summary: string;
  /** All but the first hold figures, unless they are said to be words. */
  columns: { name: string; isText?: boolean }[];
  /** The first cell names its row. */
  rows: { key: string; cells: ReactNode[] }[];
};

/** The table behind a chart. Folded, since it says what the chart says. */
export function FoldedTable({ label, summary, columns, rows }: FoldedTableProps) {
  const isNumeric = (at: number) => at > 0 && !columns[at]?.isText;
  return (
    <details className="text-sm">
      <summary className="w-fit rounded-sm py-3 md:py-1 text-action hover:text-action-hover">{summary}</summary>
      <div className="mt-2">
        <Table label={label}>
          <TableHead>
            <tr>
              {columns.map(({ name }, at) => (
                <TableHeader key={name} isNumeric={isNumeric(at)}>
                  {name}
                </TableHeader>
              ))}
            </tr>
          </TableHead>
          <TableBody>
            {rows.map(({ key, cells: [name, ...cells] }) => (
              <TableRow key={key}>
                <TableHeader scope="row">{name}</TableHeader>
                {cells.map((cell, index) => (
                  <TableCell
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells stand in the order of their columns
                    key={index}
                    isNumeric={isNumeric(index + 1)}
                    className="whitespace-nowrap"
                  >
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </details>
  );
}
