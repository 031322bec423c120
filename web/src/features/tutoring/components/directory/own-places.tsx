import { Button } from '@navor/ui/button.tsx';
import { CalendarCheck2, Presentation } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';

/** What somebody comes back for: their bookings, and where they teach. */
export function OwnPlaces() {
  const { t } = useTranslation('tutoring');
  const isTutor = useAuth().user?.roles.includes('tutor') ?? false;
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild variant="secondary">
        <Link to={href('/dashboard/bookings')} prefetch="intent">
          <CalendarCheck2 aria-hidden />
          {t('toBookings')}
        </Link>
      </Button>
      {isTutor && (
        <Button asChild variant="secondary">
          <Link to={href('/dashboard/teaching')} prefetch="intent">
            <Presentation aria-hidden />
            {t('ownTeaching')}
          </Link>
        </Button>
      )}
    </div>
  );
}
