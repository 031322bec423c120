import type { BookingSummary } from '@navor/contract';
import { Card, stretchedLinkClasses } from '@navor/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { bookingPath } from '../../booking-paths.ts';
import { PhaseBadge } from '../phase-badge.tsx';
import { useWhen } from '../use-when.ts';

export function BookingItem({ booking }: { booking: BookingSummary }) {
  const { t } = useTranslation('bookings');
  const when = useWhen();
  const tutor = booking.tutor?.name ?? t('goneTutor');
  const learner = booking.learner.name;
  const who = {
    learner: t('list.asLearner', { tutor }),
    tutor: t('list.asTutor', { learner }),
    administrator: t('list.both', { learner, tutor }),
  };
  return (
    <Card isInteractive className="gap-2 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="font-semibold">
          <Link to={bookingPath(booking.id)} className={stretchedLinkClasses}>
            {when(booking)}
          </Link>
        </h2>
        <PhaseBadge phase={booking.phase} />
      </div>
      <p className="text-muted text-sm first-letter:uppercase">{who[booking.role]}</p>
      {booking.topic && <p className="wrap-anywhere line-clamp-2 text-sm">{booking.topic}</p>}
    </Card>
  );
}
