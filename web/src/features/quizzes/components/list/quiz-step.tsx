import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** What a card's link is for; the link itself is the card's title. */
export function QuizStep({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-1 font-medium text-action text-sm">
      {children}
      <ArrowRight aria-hidden className="size-4 shrink-0" />
    </p>
  );
}
