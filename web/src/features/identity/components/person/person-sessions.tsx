import type { PersonDetails } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { useFormatter } from '#platform/use-formatter.ts';
import { TitledSection } from '#screen/titled-section.tsx';
import { deviceName } from '../device-name.ts';
import { PersonSecurity } from './person-security.tsx';

/** Where somebody is signed in, and what can be done when a device or the codes are lost. */
export function PersonSessions({ person, now }: { person: PersonDetails; now: Date }) {
  const { t } = useTranslation('people');
  // One's own devices and codes are in the settings, where the password is asked for.
  const isOwn = useAuth().user?.id === person.id;
  return (
    <TitledSection title={t('person.sessions')}>
      {person.sessions.length === 0 ? (
        <p className="text-muted text-sm">{t('person.noSessions')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {person.sessions.map((session) => (
            <SessionItem key={session.id} session={session} now={now} />
          ))}
        </ul>
      )}
      {isOwn && (
        <TextLink to={href('/dashboard/settings/security')} className="justify-self-start text-sm">
          {t('person.ownSecurity')}
        </TextLink>
      )}
      {!isOwn && !person.deletion_due_at && <PersonSecurity person={person} />}
    </TitledSection>
  );
}

type SessionItemProps = { session: PersonDetails['sessions'][number]; now: Date };

function SessionItem({ session, now }: SessionItemProps) {
  const { t } = useTranslation('settings');
  const format = useFormatter();
  const { browser, system } = deviceName(session.user_agent);
  return (
    <li className="grid gap-0.5 p-4 text-sm md:px-6">
      <p className="font-medium">
        {browser && system ? t('devices.name', { browser, system }) : (browser ?? system ?? t('devices.unknown'))}
      </p>
      <p className="text-muted">
        {t('devices.lastActive', { when: format.relative(session.last_active_at, now) })}{' '}
        {t('devices.since', { date: format.date(session.created_at) })}
      </p>
    </li>
  );
}
