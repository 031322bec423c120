import type { GroupSession } from '@navor/contract';
import { Badge } from '@navor/ui/badge.tsx';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '#screen/titled-section.tsx';

type Attendees = NonNullable<GroupSession['planning']>['attendees'];

/** Who has signed up, for whoever leads the session. */
export function AttendeesSection({ attendees }: { attendees: Attendees }) {
  const { t } = useTranslation('groups');
  return (
    <TitledSection title={t('session.attendees')}>
      {attendees.length === 0 ? (
        <p className="text-muted text-sm">{t('session.noAttendees')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {attendees.map(({ user_id, name, email, status, payment }) => (
            <li key={user_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
              <div className="wrap-anywhere min-w-0">
                <p className="font-medium">{name}</p>
                {email && <p className="text-muted text-sm">{email}</p>}
              </div>
              <div className="flex flex-wrap gap-2">
                <Badge tone={status === 'taken' ? 'ok' : 'neutral'}>{t(`session.statuses.${status}`)}</Badge>
                {payment && <Badge tone="neutral">{t(`session.payments.${payment}`)}</Badge>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}
