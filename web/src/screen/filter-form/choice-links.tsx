import { clsx } from 'clsx';
import { Link } from 'react-router';

export type LinkedChoice = { label: string; address: string; isCurrent: boolean };

type ChoiceLinksProps = { label: string; choices: readonly LinkedChoice[] };

/** Which of a few lists is shown; each has an address. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <Link
          key={choice.address}
          to={choice.address}
          prefetch="intent"
          aria-current={choice.isCurrent ? 'page' : undefined}
          className={clsx(
            'inline-flex min-h-11 items-center rounded-full border px-4 text-sm transition-colors md:min-h-10',
            choice.isCurrent
              ? 'border-action bg-action-soft font-medium text-action'
              : 'border-line-strong bg-surface hover:border-action',
          )}
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  );
}
