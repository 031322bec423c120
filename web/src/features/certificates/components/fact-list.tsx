import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type Fact = {
  name: string;
  value: ReactNode;
  /** What the reader came for, larger than the rest. */
  isMain?: boolean;
};

export function FactList({ label, facts }: { label: string; facts: Fact[] }) {
  return (
    <dl aria-label={label} className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(({ name, value, isMain = false }) => (
        <div
          key={name}
          className={clsx('grid gap-y-0.5 sm:col-span-2', isMain ? 'pb-1' : 'sm:grid-cols-subgrid sm:gap-x-6')}
        >
          <dt className="text-muted">{name}</dt>
          <dd className={clsx('wrap-anywhere', isMain ? 'font-semibold text-xl leading-7' : 'font-medium')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
