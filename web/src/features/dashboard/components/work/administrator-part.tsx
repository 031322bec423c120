import type { Administration } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { listAddress } from '#screen/filter-form/list-address.ts';
import { DashboardSection } from '../dashboard-section.tsx';
import { FigureCard } from './figure-card.tsx';

/** What has happened lately and what waits for an administrator, with the way to each. */
export function AdministratorPart({ administration }: { administration: Administration }) {
  const { t } = useTranslation('dashboard');
  const { people, subscriptions, mail, contact } = administration;
  return (
    <DashboardSection title={t('administration.title')}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <FigureCard
          to={href('/dashboard/people')}
          title={t('administration.people')}
          figure={people.total}
          notes={[t('administration.newPeople', { count: people.new })]}
          warning={people.closing > 0 && t('administration.closing', { count: people.closing })}
        />
        <FigureCard
          to={
            subscriptions.past_due > 0
              ? listAddress(href('/dashboard/subscriptions'), { status: 'past_due' })
              : href('/dashboard/subscriptions')
          }
          title={t('administration.subscriptions')}
          figure={subscriptions.active + subscriptions.trial + subscriptions.past_due}
          notes={[
            t('administration.trials', { count: subscriptions.trial }),
            t('administration.granted', { count: subscriptions.granted }),
          ]}
          warning={subscriptions.past_due > 0 && t('administration.pastDue', { count: subscriptions.past_due })}
        />
        <FigureCard
          to={mail.failing > 0 ? listAddress(href('/dashboard/mail'), { state: 'failing' }) : href('/dashboard/mail')}
          title={t('administration.failedMail')}
          figure={mail.failing}
          notes={mail.has_mail_server ? [] : [t('administration.noMailServer')]}
          warning={mail.failing > 0 && t('administration.lookAtMail')}
        />
        <FigureCard
          to={href('/dashboard/mail')}
          title={t('administration.contact')}
          figure={contact.new}
          notes={[t('administration.contactText')]}
        />
      </ul>
    </DashboardSection>
  );
}
