import type { DataTable, LibraryPart } from '@navor/contract';
import type { Fact } from '../../platform/searchable.ts';

/** More rows of one table are not looked up one by one. */
const mostRows = 2000;

/** What a finished text states as data: its live formulas and calculators, and the rows of its tables. */
export function factsInBody(body: readonly LibraryPart[]): Fact[] {
  return body.flatMap((part): Fact[] => {
    if (part.kind === 'formula') return [{ kind: 'formula', formula: part.formula }];
    if (part.kind === 'calculator') return [{ kind: 'calculator', calculator: part.calculator }];
    return part.kind === 'table' ? rowsOf(part.table) : [];
  });
}

function rowsOf({ id, caption, columns, rows }: DataTable): Fact[] {
  return rows.slice(0, mostRows).map((row) => ({
    ...{ kind: 'row' as const, tableId: id, caption },
    cells: row.flatMap(({ text, value }, place) => {
      const column = columns[place];
      return column ? [{ name: column.name, unit: column.unit, text, value }] : [];
    }),
  }));
}
