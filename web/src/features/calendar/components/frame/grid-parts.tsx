import type { ComponentProps } from 'react';

/**
 * A grid by its roles. A table could say the same of rows and heads, but its cells cannot be laid out by a style sheet without
 * losing their meaning in some browsers, and take no focus.
 */
const roles = {
  grid: 'grid',
  row: 'row',
  columnHead: 'columnheader',
  rowHead: 'rowheader',
  cell: 'gridcell',
} as const;

export function Grid(props: ComponentProps<'div'>) {
  return <div {...props} role={roles.grid} tabIndex={-1} />;
}

/** Where all columns are those of one layout it is nothing to the eye. */
export function GridRow({ className = 'contents', ...props }: ComponentProps<'div'>) {
  return <div {...props} role={roles.row} className={className} />;
}

export function ColumnHead(props: ComponentProps<'span'>) {
  return <span {...props} role={roles.columnHead} />;
}

export function RowHead(props: ComponentProps<'span'>) {
  return <span {...props} role={roles.rowHead} />;
}

type GridCellProps = Omit<ComponentProps<'div'>, 'tabIndex'> & {
  /** By which keys find it. */
  cell: string;
  day: string;
  minute?: number;
  /** Reached by the tab key, where there are scripts for the other keys; null where there are none. */
  isActive: boolean | null;
};

export function GridCell({ cell, day, minute, isActive, ...props }: GridCellProps) {
  const tabIndex = isActive === null ? undefined : isActive ? 0 : -1;
  return <div {...props} role={roles.cell} data-cell={cell} data-day={day} data-minute={minute} tabIndex={tabIndex} />;
}
