import type { Mail } from '@navor/contract';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';

type OutboxListProps = { mails: Mail[]; openId: string | undefined; hrefFor: (id: string) => string };

export function OutboxList({ mails, openId, hrefFor }: OutboxListProps) {
  const { t } = useTranslation('mail');
  const format = useFormatter();
  return (
    <ol
      aria-label={t('outbox.list')}
      className={clsx(
        'divide-y divide-line overflow-hidden rounded-md border border-line bg-surface',
        // On a narrow screen the open message takes the list's place.
        openId && 'max-lg:hidden',
      )}
    >
      {mails.map(({ id, to, subject, created_at }) => (
        <li key={id}>
          <Link
            to={hrefFor(id)}
            preventScrollReset
            aria-current={id === openId ? 'true' : undefined}
            className="grid gap-0.5 border-transparent border-l-4 px-4 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 aria-[current]:border-l-action aria-[current]:bg-action-soft"
          >
            <span className="font-medium text-sm [overflow-wrap:anywhere]">{subject}</span>
            <span className="truncate text-muted text-sm">{to}</span>
            <span className="tabular text-muted text-xs">{format.dateTime(created_at)}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
