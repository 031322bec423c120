import type { ReactNode } from 'react';

/** Key figures side by side. */
export function Facts({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label}>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4">
        {children}
      </dl>
    </section>
  );
}

export function Fact({ name, value, note }: { name: string; value: ReactNode; note?: string }) {
  return (
    <div className="grid content-start gap-0.5 bg-surface p-4">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="tabular font-semibold text-xl">{value}</dd>
      {note && <dd className="text-muted text-sm">{note}</dd>}
    </div>
  );
}
