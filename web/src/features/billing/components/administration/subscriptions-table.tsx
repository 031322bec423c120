import type { ListedSubscription } from '@navor/contract';
import { plans, type SubscriptionStatus } from '@navor/contract/choices';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { listAddress } from '#platform/list-address.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { Badge, type BadgeProps } from '#ui/badge.tsx';
import { TextLink } from '#ui/link.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import { Owner } from './owner.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { stacked } from './stacked-rows.ts';
import { usePlanName } from './use-plan-name.ts';

const tones: Record<SubscriptionStatus, BadgeProps['tone']> = {
  trial: 'default',
  active: 'ok',
  past_due: 'warn',
  cancelled: 'neutral',
  ended: 'neutral',
};

export function SubscriptionsTable({ subscriptions }: { subscriptions: ListedSubscription[] }) {
  const { t } = useTranslation('billing-administration');
  return (
    <Table label={t('subscriptions.table')} className={stacked.table}>
      <TableHead className={stacked.head}>
        <tr>
          <TableHeader>{t('columns.who')}</TableHeader>
          <TableHeader>{t('columns.status')}</TableHeader>
          <TableHeader>{t('columns.plan')}</TableHeader>
          <TableHeader>{t('columns.runs')}</TableHeader>
          <TableHeader>{t('columns.action')}</TableHeader>
        </tr>
      </TableHead>
      <TableBody className={stacked.body}>
        {subscriptions.map((subscription) => (
          <SubscriptionRow key={subscription.id} subscription={subscription} />
        ))}
      </TableBody>
    </Table>
  );
}

function SubscriptionRow({ subscription }: { subscription: ListedSubscription }) {
  const { t } = useTranslation('billing-administration');
  const format = useFormatter();
  const { person, status, started_at } = subscription;
  return (
    <TableRow className={stacked.row}>
      <th scope="row" className={clsx('min-w-48 px-4 py-3 font-medium', stacked.start)}>
        <Owner person={person} />
      </th>
      <TableCell className={stacked.end}>
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      </TableCell>
      <TableCell className={stacked.start}>
        <PlanOf subscription={subscription} />
      </TableCell>
      <TableCell className={clsx('tabular', stacked.end)}>
        <Term subscription={subscription} />
        <span className="block text-muted text-xs">{t('since', { date: format.date(started_at) })}</span>
      </TableCell>
      <TableCell className="max-md:col-span-2 max-md:p-0 max-md:empty:hidden">
        {status !== 'ended' && <RevokeDialog subscription={subscription} />}
      </TableCell>
    </TableRow>
  );
}

function PlanOf({ subscription }: { subscription: ListedSubscription }) {
  const { t } = useTranslation('billing-administration');
  const format = useFormatter();
  const planName = usePlanName();
  const { plan_id, source, person } = subscription;
  const price = plan_id && format.money(plans[plan_id].cents);
  return (
    <>
      <span className="block">{planName(subscription)}</span>
      <span className="block text-muted text-xs">{t(`source.${source}`, { price })}</span>
      {person && source !== 'granted' && (
        <TextLink
          to={listAddress('/dashboard/payments', { search: person.email })}
          className={clsx(stacked.link, 'text-xs')}
        >
          {t('paymentsOf')}
        </TextLink>
      )}
    </>
  );
}

function Term({ subscription }: { subscription: ListedSubscription }) {
  const { t } = useTranslation('billing-administration');
  const format = useFormatter();
  const { source, status, period_ends_at, ended_at, end_reason } = subscription;
  if (ended_at) return t(`ended.${end_reason ?? 'cancelled'}`, { date: format.date(ended_at) });
  if (!period_ends_at) return t('forever');
  const isRenewed = source !== 'granted' && (status === 'active' || status === 'trial');
  return t(isRenewed ? 'renews' : 'until', { date: format.date(period_ends_at) });
}
