import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { TitledSection } from '#screen/titled-section.tsx';
import type { Work } from './find-workbench.ts';

/** What others wait for, and the way to everybody and their roles. */
export function AdministrationList({ administration }: { administration: NonNullable<Work['administration']> }) {
  const { t } = useTranslation('cms');
  const { authorship, tutoring, people, contact, mail } = administration;
  const where = t(mail.has_mail_server ? 'administration.messagesMailed' : 'administration.messagesKept');
  const waiting = (count: number) => t(count > 0 ? 'administration.waiting' : 'administration.nobodyWaits', { count });
  const lately = contact.new > 0 ? 'administration.lately' : 'administration.noneLately';
  return (
    <TitledSection title={t('administration.title')}>
      <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
        <Duty
          to={href('/dashboard/cms/author-requests')}
          title={t('administration.requests')}
          note={waiting(authorship.requests)}
          isWaiting={authorship.requests > 0}
        />
        <Duty
          to={href('/dashboard/tutor-applications')}
          title={t('administration.tutors')}
          note={waiting(tutoring.applications)}
          isWaiting={tutoring.applications > 0}
        />
        <Duty
          to={href('/dashboard/mail')}
          title={t('administration.messages')}
          note={`${t(lately, { count: contact.new })} · ${where}`}
          isWaiting={contact.new > 0}
        />
        <Duty
          to={href('/dashboard/people')}
          title={t('administration.people')}
          note={t('administration.accounts', { count: people.total })}
        />
        <Duty
          to={href('/dashboard/group-tutoring')}
          title={t('administration.groups')}
          note={t('administration.groupsNote')}
        />
      </ul>
    </TitledSection>
  );
}

type DutyProps = { to: string; title: string; note: string; isWaiting?: boolean };

function Duty({ to, title, note, isWaiting = false }: DutyProps) {
  return (
    <li className="grid bg-surface sm:last:odd:col-span-2">
      <Link to={to} prefetch="intent" className="grid content-start gap-0.5 px-4 py-3 hover:bg-action-soft">
        <span className="font-medium text-action text-sm">{title}</span>
        <span className={isWaiting ? 'tabular font-medium text-sm' : 'tabular text-muted text-sm'}>{note}</span>
      </Link>
    </li>
  );
}
