import { Card } from '@navor/ui/card.tsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type ActionFoldProps = { label: string; icon: ReactNode; isOpen?: boolean; children: ReactNode };

/** Something that can be done, folded until somebody wants it; opens without scripts too. */
export function ActionFold({ label, icon, isOpen = false, children }: ActionFoldProps) {
  return (
    <Card>
      <details className="group" open={isOpen}>
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-md px-4 py-3 font-medium text-sm hover:bg-action-soft [&::-webkit-details-marker]:hidden [&>svg]:size-4 [&>svg]:shrink-0">
          {icon}
          <span className="min-w-0 grow">{label}</span>
          <ChevronDown aria-hidden className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 border-line border-t p-4">{children}</div>
      </details>
    </Card>
  );
}
