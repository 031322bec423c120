import type { Booking } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { tutorSlotsPath } from '../../booking-paths.ts';

/** What became of a booking that is not to take place. */
export function OutcomePanel({ booking }: { booking: Booking }) {
  if (booking.phase === 'lapsed') return <Lapsed booking={booking} />;
  if (booking.cancellation) return <Cancelled booking={booking} cancellation={booking.cancellation} />;
  return null;
}

function Lapsed({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  return (
    <Alert
      tone={booking.is_paid_back ? 'warn' : 'info'}
      title={t('lapsed.title')}
      action={<ChooseAgain booking={booking} />}
    >
      <p>{t(booking.is_paid_back ? 'lapsed.paidBack' : 'lapsed.text')}</p>
    </Alert>
  );
}

type CancelledProps = { booking: Booking; cancellation: NonNullable<Booking['cancellation']> };

function Cancelled({ booking, cancellation: { by, at, reason, refund } }: CancelledProps) {
  const { t } = useTranslation('bookings');
  const format = useFormatter();
  const { role } = booking;
  const whose = role === 'learner' ? 'cancel' : 'cancelled';
  return (
    <Alert
      tone="info"
      title={t(by === role ? 'cancelled.own' : `cancelled.${by}`, { date: format.dateTime(at) })}
      action={role === 'learner' && <ChooseAgain booking={booking} />}
    >
      {reason && <p className="whitespace-pre-line">{t('cancelled.reason', { reason })}</p>}
      <p>
        {refund.cents > 0 && t(`${whose}.cents`, { money: format.money(refund.cents) })}
        {refund.minutes > 0 && t(`${whose}.minutes`, { time: format.duration(refund.minutes) })}
        {refund.cents + refund.minutes === 0 && t('cancelled.nothing')}
      </p>
    </Alert>
  );
}

function ChooseAgain({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  return (
    <Button asChild variant="secondary">
      <Link to={tutorSlotsPath(booking.tutor?.id)}>{t('lapsed.again')}</Link>
    </Button>
  );
}
