import type { Administration, MailState, Person } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { listAddress } from '#screen/filter-form/list-address.ts';
import { TitledSection } from '#screen/titled-section.tsx';
import { FigureCard } from './figure-card.tsx';
import { WorkRow } from './work-row.tsx';

/** What has happened lately and what waits for an administrator, with the way to each. */
export function AdministratorPart({ overview, newest }: { overview: Administration; newest: Person[] }) {
  return (
    <>
      <Decisions tutoring={overview.tutoring} authorship={overview.authorship} />
      <Figures overview={overview} />
      <NewestPeople people={newest} />
    </>
  );
}

/** What others wait for; nothing is there when nobody does. */
function Decisions({ tutoring, authorship: { requests } }: Pick<Administration, 'tutoring' | 'authorship'>) {
  const { t } = useTranslation('dashboard');
  const { applications, disputes } = tutoring;
  if (applications + disputes + requests === 0) return null;
  return (
    <TitledSection title={t('administration.decisions')}>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {applications > 0 && (
          <WorkRow
            to={href('/dashboard/tutor-applications')}
            title={t('administration.applications', { count: applications })}
            note={t('administration.applicationsText')}
          />
        )}
        {requests > 0 && (
          <WorkRow
            to={href('/dashboard/cms/author-requests')}
            title={t('administration.authorRequests', { count: requests })}
            note={t('administration.authorRequestsText')}
          />
        )}
        {disputes > 0 && (
          <WorkRow
            to={listAddress(href('/dashboard/bookings'), { list: 'disputed' })}
            title={t('administration.disputes', { count: disputes })}
            note={t('administration.disputesText')}
          />
        )}
      </ul>
    </TitledSection>
  );
}

function NewestPeople({ people }: { people: Person[] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormatter();
  return (
    <TitledSection title={t('administration.newest')}>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {people.map(({ id, full_name, email, created_at }) => (
          <WorkRow
            key={id}
            to={href('/dashboard/people/:personId', { personId: id })}
            title={full_name}
            note={`${email} · ${format.date(created_at)}`}
          />
        ))}
      </ul>
    </TitledSection>
  );
}

function Figures({ overview: { people, subscriptions, mail, contact } }: { overview: Administration }) {
  const { t } = useTranslation('dashboard');
  return (
    <TitledSection title={t('administration.title')}>
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
          to={listAddress(href('/dashboard/mail'), { state: stateToLookAt(mail) })}
          title={t('administration.failedMail')}
          figure={mail.failing + mail.given_up}
          notes={mail.has_mail_server ? [] : [t('administration.noMailServer')]}
          warning={mail.failing + mail.given_up > 0 && t('administration.lookAtMail')}
        />
        <FigureCard
          to={href('/dashboard/mail')}
          title={t('administration.contact')}
          figure={contact.new}
          notes={[
            t('administration.contactText'),
            t(mail.has_mail_server ? 'administration.contactMailed' : 'administration.contactKept'),
          ]}
        />
      </ul>
    </TitledSection>
  );
}

/** The list holds what the card counts: of two states it is the whole one. */
function stateToLookAt({ failing, given_up }: Administration['mail']): MailState | undefined {
  if (failing > 0 && given_up > 0) return undefined;
  if (given_up > 0) return 'given-up';
  return failing > 0 ? 'failing' : undefined;
}
