import { type ReactNode, useId } from 'react';

type SectionProps = {
  id?: string;
  title: string;
  lead?: string;
  children: ReactNode;
};

/** A titled band of the page, set off from the one above by a hairline. */
export function Section({ id, title, lead, children }: SectionProps) {
  const headingId = useId();

  return (
    <section id={id} aria-labelledby={headingId} className="-scroll-mt-2 border-t border-line">
      <div className="mx-auto max-w-6xl px-4 py-16 md:px-8 lg:py-24">
        <h2 id={headingId} className="text-2xl font-semibold tracking-tight sm:text-3xl">
          {title}
        </h2>
        {lead && <p className="mt-3 max-w-reading text-balance text-reading text-muted">{lead}</p>}
        <div className="mt-8 lg:mt-12">{children}</div>
      </div>
    </section>
  );
}
