import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from './button.tsx';
import { pageWindow } from './page-window.ts';

export type PaginationProps = {
  /** Counted from 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** Tells two lists on one screen apart. */
  label?: string;
  className?: string;
};

/** Links, so that a page can be opened in a new tab, shared and found by search engines. */
export function Pagination({ page, pageCount, hrefFor, label, className }: PaginationProps) {
  const { t } = useTranslation('ui');
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label ?? t('pagination')} className={clsx('flex items-center justify-center gap-1', className)}>
      <Step label={t('previousPage')} href={page > 1 ? hrefFor(page - 1) : null} rel="prev">
        <ChevronLeft aria-hidden />
      </Step>
      <p className="tabular px-2 text-sm sm:hidden">{t('pageOf', { page, pageCount })}</p>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageWindow(page, pageCount).map((entry) =>
          entry.kind === 'gap' ? (
            <li key={`gap-${entry.after}`} aria-hidden className="grid size-10 place-items-center text-muted">
              <Ellipsis className="size-4" />
            </li>
          ) : (
            <li key={entry.page}>
              <Link
                to={hrefFor(entry.page)}
                aria-label={t('pageNumber', { page: entry.page })}
                aria-current={entry.page === page ? 'page' : undefined}
                className={clsx(
                  buttonClasses({ variant: entry.page === page ? 'primary' : 'ghost', size: 'icon' }),
                  'tabular text-sm',
                )}
              >
                {entry.page}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step label={t('nextPage')} href={page < pageCount ? hrefFor(page + 1) : null} rel="next">
        <ChevronRight aria-hidden />
      </Step>
    </nav>
  );
}

type StepProps = { label: string; href: string | null; rel: 'prev' | 'next'; children: ReactNode };

function Step({ label, href, rel, children }: StepProps) {
  const classes = buttonClasses({ variant: 'ghost', size: 'icon' });
  if (href === null) {
    return (
      <span aria-hidden className={clsx(classes, 'pointer-events-none opacity-40')}>
        {children}
      </span>
    );
  }
  return (
    <Link to={href} rel={rel} aria-label={label} className={classes}>
      {children}
    </Link>
  );
}
