import type { Booking } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { tutorSlotsPath } from '../../booking-paths.ts';

/** Back to whom a learner meets, and after the session to their next one. Where nothing takes place, another link leads there. */
export function TutorLink({ booking: { role, tutor, phase } }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  if (role !== 'learner' || !tutor || phase === 'cancelled' || phase === 'lapsed') return null;
  const isBehind = phase === 'over' || phase === 'missed';
  return (
    <p className="text-sm">
      <TextLink to={tutorSlotsPath(tutor.id)} className="py-1">
        {t(isBehind ? 'booking.bookAgain' : 'booking.toTutor')}
      </TextLink>
    </p>
  );
}
