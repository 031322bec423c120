import type { ReactNode } from 'react';

type FactListProps = { label: string; facts: { name: string; value: ReactNode }[] };

export function FactList({ label, facts }: FactListProps) {
  return (
    <dl aria-label={label} className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid gap-y-0.5 sm:col-span-2 sm:grid-cols-subgrid sm:gap-x-6">
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
