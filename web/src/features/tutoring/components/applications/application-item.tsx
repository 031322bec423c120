import type { TutorApplication } from '@navor/contract';
import { Avatar } from '@navor/ui/avatar.tsx';
import { Button } from '@navor/ui/button.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { ReasonDialog } from '#screen/forms/reason-dialog.tsx';
import { useIntentFetcher } from '#screen/forms/use-intent-fetcher.ts';

/** Somebody who wants to teach: what an administrator needs to know, and the two answers. */
export function ApplicationItem({ application, now }: { application: TutorApplication; now: Date }) {
  const { t } = useTranslation(['teaching', 'tutoring']);
  const format = useFormatter();
  const { id, person, status, headline, bio, subjects, languages, applied_at, decline_reason } = application;
  const facts = [
    subjects.join(', '),
    languages.map((language) => t(`tutoring:languages.${language}`)).join(', '),
    `${format.price(application.cents_per_hour)} ${t('tutoring:perHour')}`,
    t('applications.hours', { time: format.duration(application.weekly_minutes) }),
    application.time_zone,
  ];
  return (
    <li className="grid gap-4 p-4 md:px-6">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={person.full_name} src={person.avatar_url} />
        <div className="grid min-w-0 grow gap-0.5">
          <h3 translate="no" className="wrap-anywhere font-medium">
            {person.full_name}
          </h3>
          <p className="text-sm">
            <TextLink to={href('/dashboard/people/:personId', { personId: person.id })} className="wrap-anywhere">
              {person.email}
            </TextLink>
          </p>
        </div>
        {applied_at && (
          <p className="text-muted text-sm">{t('applications.applied', { when: format.relative(applied_at, now) })}</p>
        )}
      </div>
      <div className="grid max-w-reading gap-2">
        <p className="wrap-anywhere font-medium">{headline}</p>
        <p className="wrap-anywhere whitespace-pre-line text-sm">{bio}</p>
        <p className="tabular text-muted text-sm">{facts.join(' · ')}</p>
        {decline_reason && (
          <p className="wrap-anywhere text-sm">{t('applications.declinedFor', { reason: decline_reason })}</p>
        )}
      </div>
      {status === 'applied' && (
        <div className="flex flex-wrap gap-2">
          <ApproveForm id={id} name={person.full_name} />
          <ReasonDialog
            intent="decline"
            id={id}
            texts={{
              open: t('applications.decline'),
              openOf: t('applications.declineOf', { name: person.full_name }),
              title: t('applications.declineTitle'),
              consequence: t('applications.declineText'),
              reason: t('applications.declineReason'),
              reasonHelp: t('applications.declineHelp'),
              submit: t('applications.decline'),
              done: t('applications.declined'),
            }}
          />
        </div>
      )}
    </li>
  );
}

function ApproveForm({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('teaching');
  const { Form, onSubmit, isBusy, formError } = useIntentFetcher(() =>
    toast({ tone: 'ok', title: t('applications.approved') }),
  );
  return (
    <Form method="post" onSubmit={onSubmit} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value="approve" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="sm" isBusy={isBusy} aria-label={t('applications.approveOf', { name })}>
        {t('applications.approve')}
      </Button>
      {formError && (
        <p role="alert" className="text-danger text-sm">
          {formError}
        </p>
      )}
    </Form>
  );
}
