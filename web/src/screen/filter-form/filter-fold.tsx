import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Folded on phones, where the fields would push the list off the screen. Wider screens show what is inside of it
 * folded or not; a browser that cannot do so keeps the fold there too.
 */
export function FilterFold({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation('filter-form');
  // Only at first: the fold would close under the hands of who takes the last filter back.
  const [isOpen] = useState(count > 0);
  return (
    <details open={isOpen} className="group sm:details-content:[content-visibility:visible]">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-md border border-line-strong bg-surface px-4 font-medium text-sm hover:bg-action-soft group-open:mb-4 sm:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal aria-hidden className="size-4 shrink-0" />
        {count > 0 ? t('foldChosen', { number: count }) : t('fold')}
      </summary>
      {children}
    </details>
  );
}
