import type { TutorApplication } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { DescriptionText } from '#screen/descriptions/description-text.tsx';
import { RequestItem } from '#screen/requests/request-item.tsx';

/** Somebody who wants to teach: what an administrator needs to know. */
export function ApplicationItem({ application, now }: { application: TutorApplication; now: Date }) {
  const { t } = useTranslation('teaching', { keyPrefix: 'applications' });
  const { t: tutoring } = useTranslation('tutoring');
  const format = useFormatter();
  const { id, person, status, headline, bio_html, language, subjects, languages, applied_at, decline_reason } =
    application;
  const name = person.full_name;
  const facts = [
    subjects.join(', '),
    languages.map((language) => tutoring(`languages.${language}`)).join(', '),
    `${format.price(application.cents_per_hour)} ${tutoring('perHour')}`,
    t('hours', { time: format.duration(application.weekly_minutes) }),
    application.time_zone,
  ];
  const decision = {
    approve: t('approve'),
    approveOf: t('approveOf', { name }),
    approved: t('approved'),
    decline: t('decline'),
    declineOf: t('declineOf', { name }),
    declined: t('declined'),
    declineTitle: t('declineTitle'),
    declineText: t('declineText'),
    declineReason: t('declineReason'),
    declineHelp: t('declineHelp'),
  };
  return (
    <RequestItem
      id={id}
      person={person}
      asked={applied_at && t('applied', { when: format.relative(applied_at, now) })}
      decision={status === 'applied' ? decision : null}
    >
      <p className="wrap-anywhere font-medium text-base">{headline}</p>
      <DescriptionText html={bio_html} language={language} />
      <p className="tabular text-muted">{facts.join(' · ')}</p>
      {decline_reason && <p className="wrap-anywhere">{t('declinedFor', { reason: decline_reason })}</p>}
    </RequestItem>
  );
}
