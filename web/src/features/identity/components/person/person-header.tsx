import type { PersonDetails } from '@navor/contract';
import { languageNames } from '@navor/languages';
import { Alert } from '@navor/ui/alert.tsx';
import { Avatar } from '@navor/ui/avatar.tsx';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { PlanBadge } from './plan-badge.tsx';

type PersonHeaderProps = { person: PersonDetails; now: Date; title: RefObject<HTMLHeadingElement | null> };

/** Who it is, and what is known of the account. */
export function PersonHeader({ person, now, title }: PersonHeaderProps) {
  const { t } = useTranslation('people');
  const format = useFormatter();
  const { full_name, email, avatar_url, deletion_due_at, last_active_at, language } = person;
  return (
    <header className="grid gap-5">
      <div className="flex items-center gap-4">
        <Avatar name={full_name} src={avatar_url} size="lg" />
        <h1 ref={title} tabIndex={-1} className="min-w-0 font-semibold text-2xl [overflow-wrap:anywhere] md:text-3xl">
          {full_name}
        </h1>
      </div>
      {deletion_due_at && <Alert tone="warn">{t('closing', { date: format.date(deletion_due_at) })}</Alert>}
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 text-sm sm:grid-cols-2 lg:grid-cols-4">
        <Fact label={t('person.email')}>
          <span className="[overflow-wrap:anywhere]">{email}</span>{' '}
          <span className="text-muted">({t(person.email_verified ? 'person.verified' : 'person.unverified')})</span>
        </Fact>
        <Fact label={t('person.plan')}>
          <PlanBadge planId={person.plan_id} />
        </Fact>
        <Fact label={t('person.lastActiveLabel')}>
          {last_active_at ? format.relative(last_active_at, now) : t('person.never')}
        </Fact>
        <Fact label={t('person.since')}>{format.date(person.created_at)}</Fact>
        {language && <Fact label={t('person.language')}>{languageNames[language]}</Fact>}
        <Fact label={t('person.timeZone')}>{person.time_zone ?? t('person.deviceTimeZone')}</Fact>
        <Fact label={t('person.twoFactor')}>
          {t(person.has_two_factor ? 'person.twoFactorOn' : 'person.twoFactorOff')}
        </Fact>
      </dl>
    </header>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
