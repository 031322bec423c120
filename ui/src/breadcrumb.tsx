import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export type BreadcrumbStep = { label: string; href: string };

export type BreadcrumbProps = {
  /** From the top down to the parent of this page. */
  steps: readonly BreadcrumbStep[];
  /** The name of this page. */
  current: string;
  className?: string;
};

export function Breadcrumb({ steps, current, className }: BreadcrumbProps) {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={t('breadcrumb')} className={className}>
      <ol className="wrap-anywhere flex flex-wrap items-center gap-x-1 text-muted text-sm">
        {steps.map((step) => (
          <li key={step.href} className="flex min-w-0 items-center gap-1">
            <Link to={step.href} className="rounded-sm py-1 underline-offset-4 hover:text-ink hover:underline">
              {step.label}
            </Link>
            <ChevronRight aria-hidden className="size-4 shrink-0" />
          </li>
        ))}
        <li aria-current="page" className={clsx('min-w-0 py-1 text-ink')}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
