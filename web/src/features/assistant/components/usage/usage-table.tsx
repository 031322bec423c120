import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@navor/ui/table.tsx';
import type { ReactNode } from 'react';
import { type UsageRow, useUsageColumns } from './use-usage-figures.ts';

type UsageTableProps = {
  label: string;
  /** Heads the column that names the rows. */
  named: string;
  rows: (UsageRow & { key: string; name: ReactNode })[];
};

export function UsageTable({ label, named, rows }: UsageTableProps) {
  const columns = useUsageColumns(rows);
  return (
    <Table label={label}>
      <TableHead>
        <tr>
          <TableHeader>{named}</TableHeader>
          {columns.map(({ name }) => (
            <TableHeader key={name} isNumeric>
              {name}
            </TableHeader>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.key}>
            <TableHeader scope="row">
              <span className="block min-w-40 whitespace-normal [overflow-wrap:anywhere]">{row.name}</span>
            </TableHeader>
            {columns.map(({ name, figureOf }) => (
              <TableCell key={name} isNumeric>
                {figureOf(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
