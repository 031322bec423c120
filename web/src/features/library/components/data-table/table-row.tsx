import type { DataTable } from '@navor/contract';
import { memo } from 'react';
import type { Row } from './sort-rows.ts';

type TableRowProps = { row: Row; columns: DataTable['columns'] };

/**
 * Rows stay as they are while they are sorted and filtered, so each is drawn once. Its first cell names it. A long table
 * has thousands of cells: how they look is in data-table.css, not in classes of each.
 */
export const TableRow = memo(function TableRow({ row, columns }: TableRowProps) {
  return (
    <tr>
      {columns.map(({ key, kind }, index) => {
        const className = kind === 'number' ? 'number' : undefined;
        const text = row[index]?.text;
        return index === 0 ? (
          <th key={key} scope="row" className={className}>
            {text}
          </th>
        ) : (
          <td key={key} className={className}>
            {text}
          </td>
        );
      })}
    </tr>
  );
});
