import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type WorkLinkProps = { to: string; title: string; note?: string; children?: ReactNode };

/** Something to work on, in one line; `children` are marks beside its title. */
export function WorkLink({ to, title, note, children }: WorkLinkProps) {
  return (
    <li>
      <Link
        to={to}
        prefetch="intent"
        className="flex min-h-11 items-center justify-between gap-3 px-4 py-3 hover:bg-action-soft md:px-6"
      >
        <span className="grid min-w-0 gap-0.5">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-sm">
            <span translate="no" className="wrap-anywhere">
              {title}
            </span>
            {children}
          </span>
          {note && <span className="tabular wrap-anywhere text-muted text-xs">{note}</span>}
        </span>
        <ArrowRight aria-hidden className="size-4 shrink-0 text-action" />
      </Link>
    </li>
  );
}
