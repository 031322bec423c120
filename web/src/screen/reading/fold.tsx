import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type FoldProps = { label: string; icon: ReactNode; className: string; children: ReactNode };

/** What stands beside the text on wide screens, folded above it on others; opens without scripts too. */
export function Fold({ label, icon, className, children }: FoldProps) {
  return (
    <details className={`group rounded-md border border-line bg-surface ${className}`}>
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-md px-3 py-2 font-medium text-sm hover:bg-action-soft [&::-webkit-details-marker]:hidden [&>svg]:size-4 [&>svg]:shrink-0">
        {icon}
        <span className="min-w-0 grow">{label}</span>
        <ChevronDown aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-line border-t px-4 py-3">{children}</div>
    </details>
  );
}
