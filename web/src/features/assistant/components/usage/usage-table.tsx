import type { Usage } from '@navor/contract';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@navor/ui/table.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUsageFigures } from './use-usage-figures.ts';

type UsageTableProps = {
  label: string;
  /** Heads the column that names the rows. */
  named: string;
  rows: (Usage & { key: string; name: ReactNode; people?: number; failed?: number })[];
};

export function UsageTable({ label, named, rows }: UsageTableProps) {
  const { t } = useTranslation('assistant-usage');
  const figures = useUsageFigures();
  const hasPeople = rows[0]?.people !== undefined;
  return (
    <Table label={label}>
      <TableHead>
        <tr>
          <TableHeader>{named}</TableHeader>
          <TableHeader isNumeric>{t('column.messages')}</TableHeader>
          {hasPeople && <TableHeader isNumeric>{t('column.people')}</TableHeader>}
          {hasPeople && <TableHeader isNumeric>{t('column.failed')}</TableHeader>}
          <TableHeader isNumeric>{t('column.inputTokens')}</TableHeader>
          <TableHeader isNumeric>{t('column.outputTokens')}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.key}>
            <TableHeader scope="row">
              <span className="block min-w-40 whitespace-normal [overflow-wrap:anywhere]">{row.name}</span>
            </TableHeader>
            <TableCell isNumeric>{figures.number(row.messages)}</TableCell>
            {hasPeople && <TableCell isNumeric>{figures.number(row.people ?? 0)}</TableCell>}
            {hasPeople && <TableCell isNumeric>{figures.number(row.failed ?? 0)}</TableCell>}
            <TableCell isNumeric>{figures.inputTokens(row)}</TableCell>
            <TableCell isNumeric>{figures.outputTokens(row)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
