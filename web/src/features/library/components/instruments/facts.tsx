import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type Fact = { name: string; value: ReactNode; isMain?: boolean };

/** What an instrument found. Screen readers are told when the main thing changes. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="divide-y divide-line rounded-md border border-line bg-sunken">
      {facts.map(({ name, value, isMain = false }) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-2">
          <dt className="text-muted text-sm">{name}</dt>
          <dd
            aria-live={isMain ? 'polite' : undefined}
            className={clsx(
              'tabular ml-auto min-w-0 text-right',
              isMain ? 'font-semibold text-lg text-signal-text' : 'text-sm',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
