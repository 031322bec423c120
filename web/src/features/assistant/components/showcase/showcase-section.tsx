import { type ReactNode, useId } from 'react';

type ShowcaseSectionProps = { title: string; lead?: string; children: ReactNode };

export function ShowcaseSection({ title, lead, children }: ShowcaseSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line border-t">
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-14 md:px-8 lg:py-20">
        <header className="grid gap-3">
          <h2 id={id} className="font-semibold text-2xl tracking-tight sm:text-3xl">
            {title}
          </h2>
          {lead && <p className="max-w-reading text-balance text-muted text-reading">{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
