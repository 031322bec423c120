import { type ReactNode, useId } from 'react';

type DashboardSectionProps = { title: string; aside?: ReactNode; children: ReactNode };

/** A part of the dashboard under a heading, which names it too; `aside` stands at the heading's end. */
export function DashboardSection({ title, aside, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="font-semibold text-lg">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
