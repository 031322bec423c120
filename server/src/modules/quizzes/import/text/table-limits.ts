import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { Refusal } from '../refusal.ts';

const mostCells = 2000;
const widestCell = 100;

/** Cells that are wide or high, and rows that are short, become as many cells as there is room for. */
export function refuseLargeTables(tree: Root): void {
  visit(tree, 'element', (table: Element) => {
    if (table.tagName !== 'table') return;
    let [rows, columns] = [0, 0];
    visit(table, 'element', (row: Element) => {
      if (row.tagName !== 'tr') return;
      rows += 1;
      columns = Math.max(
        columns,
        row.children.reduce((sum, cell) => sum + (cell.type === 'element' ? widthOf(cell) : 0), 0),
      );
    });
    refuseLargeTable(rows, columns);
  });
}

export function refuseLargeTable(rows: number, columns: number): void {
  if (rows * columns > mostCells) throw new Refusal('tableTooLarge', { most: mostCells });
}

function widthOf({ properties }: Element): number {
  const [columns, rows] = [properties.colSpan, properties.rowSpan].map(
    (span) => Number.parseInt(String(span), 10) || 1,
  );
  if (Math.max(columns ?? 1, rows ?? 1) > widestCell) throw new Refusal('tableTooLarge', { most: mostCells });
  return columns ?? 1;
}
