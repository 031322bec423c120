import { bookingMinutes } from '@navor/contract/choices';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type AskedSlots, slotsAddress } from './slot-address.ts';

/** How long the booking shall be; links, so that they work before any script does. */
export function ChooseMinutes({ path, asked }: { path: string; asked: AskedSlots }) {
  const { t } = useTranslation('tutoring');
  return (
    <nav aria-label={t('slots.length')} className="flex flex-wrap gap-2">
      {bookingMinutes.map((minutes) => (
        <Link
          key={minutes}
          to={slotsAddress(path, { ...asked, minutes })}
          preventScrollReset
          aria-current={minutes === asked.minutes ? 'true' : undefined}
          className={clsx(
            'tabular inline-flex min-h-11 items-center rounded-full border px-4 text-sm transition-colors md:min-h-10',
            minutes === asked.minutes
              ? 'border-action bg-action-soft font-medium text-action'
              : 'border-line-strong bg-surface hover:border-action',
          )}
        >
          {t('slots.minutes', { minutes })}
        </Link>
      ))}
    </nav>
  );
}
