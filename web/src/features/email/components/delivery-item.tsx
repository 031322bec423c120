import type { Delivery } from '@navor/contract';
import { type MailState, unknownHandover } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Badge, type BadgeProps } from '@navor/ui/badge.tsx';
import { Button } from '@navor/ui/button.tsx';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import type { Retry } from '../use-retry.ts';
import { MailText } from './mail-text.tsx';

const tones: Record<MailState, BadgeProps['tone']> = {
  kept: 'neutral',
  held: 'neutral',
  waiting: 'default',
  sent: 'ok',
  failing: 'warn',
  'given-up': 'destructive',
};

type DeliveryItemProps = { delivery: Delivery; retry: Retry };

export function DeliveryItem({ delivery, retry }: DeliveryItemProps) {
  const { t } = useTranslation('mail');
  const format = useFormatter();
  const { to, subject, text, calendar_method, state, failure, created_at, sent_at } = delivery;
  const mayRetry = state === 'failing' || state === 'given-up';
  return (
    <li className="grid gap-2 p-4 md:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-0.5">
          <h2 className="font-medium text-sm [overflow-wrap:anywhere]">{subject}</h2>
          <p className="text-muted text-sm [overflow-wrap:anywhere]">{t('to', { address: to })}</p>
          <p className="tabular text-muted text-xs">
            {sent_at
              ? t('deliveries.sentAt', { moment: format.dateTime(sent_at) })
              : t('deliveries.written', { moment: format.dateTime(created_at) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {calendar_method && <Badge tone="neutral">{t(`deliveries.calendar.${calendar_method}`)}</Badge>}
          <Badge tone={tones[state]}>{t(`deliveries.state.${state}`)}</Badge>
        </div>
      </div>
      {failure && (
        <p className="text-danger text-sm [overflow-wrap:anywhere]">
          {t('deliveries.failure', {
            reason: failure === unknownHandover ? t('deliveries.unknownHandover') : failure,
          })}
        </p>
      )}
      <div className="flex flex-wrap items-start justify-between gap-2">
        <details className="min-w-0 grow">
          <summary className="w-fit cursor-pointer py-1.5 text-action text-sm">{t('deliveries.read')}</summary>
          <div className="mt-2 rounded-md border border-line bg-sunken p-4">
            <MailText text={text} />
          </div>
        </details>
        {mayRetry && <RetryButton delivery={delivery} retry={retry} />}
      </div>
    </li>
  );
}

function RetryButton({ delivery: { id, subject }, retry }: DeliveryItemProps) {
  const { t } = useTranslation('mail');
  const { Form, onSubmit, sent, formError, values } = retry;
  return (
    <Form method="post" onSubmit={onSubmit} className="grid justify-items-end gap-2">
      <input type="hidden" name="intent" value="retry" />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        isBusy={sent?.get('id') === id}
        aria-label={t('deliveries.retryOf', { subject })}
      >
        <RotateCw aria-hidden />
        {t('deliveries.retry')}
      </Button>
      {formError && values.id === id && <Alert tone="danger">{formError}</Alert>}
    </Form>
  );
}
