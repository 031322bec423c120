import type { TutorOfPerson } from '@navor/contract';
import { useTranslation } from 'react-i18next';

/** What the role of a tutor does to whoever teaches, before it is taken or given. */
export function PersonTeaching({ tutor: { status, bookings_ahead: count } }: { tutor: TutorOfPerson }) {
  const { t } = useTranslation('people');
  const isTutor = status === 'approved' || status === 'paused';
  if (!isTutor) return null;
  return (
    <div className="mt-4 grid max-w-reading gap-1 text-muted text-sm">
      <p>{t('person.tutorRole')}</p>
      {count > 0 && <p>{t('person.bookingsAhead', { count })}</p>}
    </div>
  );
}
