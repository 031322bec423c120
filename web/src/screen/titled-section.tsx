import { type ReactNode, useId } from 'react';

type TitledSectionProps = { title: string; text?: string; aside?: ReactNode; children: ReactNode };

/** A part of a screen under a heading, which names it too; `text` explains it, and `aside` stands at the heading's end. */
export function TitledSection({ title, text, aside, children }: TitledSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid gap-0.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id={id} className="font-semibold text-lg">
            {title}
          </h2>
          {aside}
        </div>
        {text && <p className="text-muted text-sm">{text}</p>}
      </div>
      {children}
    </section>
  );
}
