import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormulaHead } from '#screen/reading/live-formula/formula-head.tsx';

/** The frame of an instrument, the same as that of formulas and calculators. */
export function InstrumentCard({
  title,
  onReset,
  children,
}: {
  title: string;
  onReset: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('formula');
  return (
    <section
      aria-label={title}
      className="divide-y divide-line rounded-md border border-line bg-surface text-ink print:[&_:is(input,select)]:border-0 print:[&_:is(input,select)]:px-0 print:[&_select+svg]:hidden"
    >
      <header className="grid gap-2 p-4 pb-2 md:px-6 md:pt-6">
        <FormulaHead title={title} onReset={onReset} />
        <noscript>
          <p className="text-muted text-sm">{t('noScript')}</p>
        </noscript>
      </header>
      {children}
    </section>
  );
}

export function InstrumentPart({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="grid gap-4 p-4 md:px-6">
      {title && <p className="font-semibold text-sm">{title}</p>}
      {children}
    </div>
  );
}
