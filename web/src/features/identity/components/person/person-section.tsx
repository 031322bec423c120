import { type ReactNode, useId } from 'react';

type PersonSectionProps = { title: string; text?: string; children: ReactNode };

/** One matter of somebody's account. */
export function PersonSection({ title, text, children }: PersonSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid gap-0.5">
        <h2 id={id} className="font-semibold text-lg">
          {title}
        </h2>
        {text && <p className="text-muted text-sm">{text}</p>}
      </div>
      {children}
    </section>
  );
}
