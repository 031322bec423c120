import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type TableProps = ComponentProps<'table'> & {
  /** Names the table and the box in which it scrolls. */
  label: string;
};

/** A wide table scrolls in its own box, which takes focus so that arrow keys scroll it too. */
export function Table({ label, className, ...props }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-md border border-line bg-surface">
      <table {...props} aria-label={label} className={clsx('w-full border-collapse text-left text-sm', className)} />
    </section>
  );
}

export function TableHead(props: ComponentProps<'thead'>) {
  return <thead {...props} />;
}

export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody {...props} className={clsx('[&>tr]:hover:bg-sunken', className)} />;
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return <tr {...props} className={clsx('border-line border-b transition-colors last:border-b-0', className)} />;
}

export type TableHeaderProps = ComponentProps<'th'> & { isNumeric?: boolean };

/** Heads a column, or with `scope="row"` a row. */
export function TableHeader({ isNumeric = false, scope = 'col', className, ...props }: TableHeaderProps) {
  return (
    <th
      {...props}
      scope={scope}
      className={clsx(
        'whitespace-nowrap px-4 py-3',
        scope === 'col' ? 'border-line border-b font-medium text-muted text-xs' : 'font-medium',
        isNumeric && 'text-right',
        className,
      )}
    />
  );
}

export type TableCellProps = ComponentProps<'td'> & { isNumeric?: boolean };

export function TableCell({ isNumeric = false, className, ...props }: TableCellProps) {
  return <td {...props} className={clsx('px-4 py-3', isNumeric && 'tabular text-right', className)} />;
}
