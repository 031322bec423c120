import type { Booking } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { useTranslation } from 'react-i18next';
import { useWhen } from '../use-when.ts';

type Done = 'booked' | 'moved';

/** What somebody has just done elsewhere, as it stands in the address (`booked=1`). */
export function readDone(query: URLSearchParams): Done | null {
  return (['booked', 'moved'] as const).find((each) => query.has(each)) ?? null;
}

/** Says that it is done to whoever was led here by it, as long as it lies ahead. */
export function DoneNotice({ booking, done }: { booking: Booking; done: Done | null }) {
  const { t } = useTranslation('bookings');
  const when = useWhen();
  if (booking.phase !== 'upcoming' || !done) return null;
  return done === 'booked' ? (
    <Alert tone="ok" title={t('confirmed.title')}>
      <p>{t('confirmed.text')}</p>
    </Alert>
  ) : (
    <Alert tone="ok" title={t('move.doneTitle')}>
      <p>{t('move.doneText', { when: when(booking) })}</p>
    </Alert>
  );
}
