import type { AuthorRequest } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { RequestItem } from '#screen/requests/request-item.tsx';

/** Somebody who wants to write, and why. */
export function AuthorRequestItem({ request, now }: { request: AuthorRequest; now: Date }) {
  const { t } = useTranslation('cms-people', { keyPrefix: 'requests' });
  const format = useFormatter();
  const { id, person, status, message, requested_at, decline_reason } = request;
  const name = person.full_name;
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
      asked={t('sent', { when: format.relative(requested_at, now) })}
      decision={status === 'open' ? decision : null}
    >
      <p className="wrap-anywhere whitespace-pre-line">{message}</p>
      {decline_reason && <p className="wrap-anywhere">{t('declinedFor', { reason: decline_reason })}</p>}
    </RequestItem>
  );
}
