import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** Opens on demand; on paper only what is open is there. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group px-4 py-1 md:px-6 not-open:print:hidden">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 text-action text-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        {title}
      </summary>
      <div className="grid gap-4 pb-4">{children}</div>
    </details>
  );
}
