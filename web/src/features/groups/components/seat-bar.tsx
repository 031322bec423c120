import type { GroupSessionCard } from '@navor/contract';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { fieldHue } from '#screen/field-hue.ts';

/** More than this are too small to be told apart. */
const mostDrawn = 16;

/** How many seats of a session are taken: each by itself, or their share of many. In words beside it. */
export function SeatBar({ session }: { session: GroupSessionCard }) {
  const { mark } = fieldHue(session.subject.id);
  const { capacity, free_seats } = session;
  const taken = capacity - free_seats;
  if (capacity > mostDrawn) {
    return (
      <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-line">
        <span className={clsx('block h-full rounded-full', mark)} style={{ width: `${(taken / capacity) * 100}%` }} />
      </span>
    );
  }
  return (
    <span aria-hidden className="flex gap-1">
      {Array.from({ length: capacity }, (_, seat) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are all alike.
          key={seat}
          className={clsx('h-1.5 max-w-8 grow rounded-full', seat < taken ? mark : 'bg-line')}
        />
      ))}
    </span>
  );
}

/** Whether seats still change hands. */
export function isToCome({ seat_way }: GroupSessionCard): boolean {
  return seat_way !== 'cancelled' && seat_way !== 'started';
}

/** Of a session that is to come. */
export function SeatCount({ session: { free_seats, waiting_count } }: { session: GroupSessionCard }) {
  const { t } = useTranslation('groups');
  const seats = free_seats > 0 ? t('seatsLeft', { count: free_seats }) : t('full');
  return (
    <span className={clsx('tabular', free_seats === 0 && 'text-muted')}>
      {seats}
      {waiting_count > 0 && `, ${t('waiting', { count: waiting_count })}`}
    </span>
  );
}
