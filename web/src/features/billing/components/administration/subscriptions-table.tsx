import type { ListedSubscription } from '@navor/contract';
import { planIds, plans } from '@navor/contract/choices';
import { TextLink } from '@navor/ui/link.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@navor/ui/table.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { listAddress } from '#screen/filter-form/list-address.ts';
import { stacked } from '../stacked-rows.ts';
import { StatusBadge } from '../state/status-badge.tsx';
import { Owner } from './owner.tsx';
import { PlanOrigin } from './plan-origin.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

type SubscriptionsTableProps = {
  subscriptions: ListedSubscription[];
  /** False where all of them are of the one person that the screen is about. */
  hasOwners?: boolean;
};

export function SubscriptionsTable({ subscriptions, hasOwners = true }: SubscriptionsTableProps) {
  const { t } = useTranslation('billing-administration');
  return (
    <Table label={t('subscriptions.table')} className={stacked.table}>
      <TableHead className={stacked.head}>
        <tr>
          {hasOwners && <TableHeader>{t('columns.who')}</TableHeader>}
          <TableHeader>{t('columns.status')}</TableHeader>
          <TableHeader>{t('columns.plan')}</TableHeader>
          <TableHeader>{t('columns.runs')}</TableHeader>
          <TableHeader>{t('columns.action')}</TableHeader>
        </tr>
      </TableHead>
      <TableBody className={stacked.body}>
        {subscriptions.map((subscription) => (
          <SubscriptionRow key={subscription.id} subscription={subscription} hasOwner={hasOwners} />
        ))}
      </TableBody>
    </Table>
  );
}

type SubscriptionRowProps = { subscription: ListedSubscription; hasOwner: boolean };

function SubscriptionRow({ subscription, hasOwner }: SubscriptionRowProps) {
  const { t } = useTranslation('billing-administration');
  const format = useFormatter();
  const { person, status, started_at, can_revoke } = subscription;
  return (
    <TableRow className={stacked.row}>
      {hasOwner && (
        <th scope="row" className={clsx('min-w-48 px-4 py-3 font-medium', stacked.whole)}>
          <Owner person={person} />
        </th>
      )}
      <TableCell className="max-md:p-0">
        <StatusBadge status={status} />
      </TableCell>
      {hasOwner ? (
        <TableCell className={clsx('xl:min-w-56', stacked.end)}>
          <PlanOf subscription={subscription} />
        </TableCell>
      ) : (
        <th scope="row" className={clsx('px-4 py-3 font-normal xl:min-w-56', stacked.end)}>
          <PlanOf subscription={subscription} />
        </th>
      )}
      <TableCell className={clsx('tabular xl:min-w-48', stacked.start)}>
        <Term subscription={subscription} />
        <span className="block text-muted text-xs">{t('since', { date: format.date(started_at) })}</span>
      </TableCell>
      <TableCell className={clsx('max-md:self-end', stacked.end)}>
        {can_revoke && <RevokeDialog subscription={subscription} />}
      </TableCell>
    </TableRow>
  );
}

function PlanOf({ subscription }: { subscription: ListedSubscription }) {
  const { t } = useTranslation('billing-administration');
  const format = useFormatter();
  const { plan_id, source, person } = subscription;
  const soldId = planIds.find((id) => id === plan_id);
  const price = soldId && format.price(plans[soldId].cents);
  return (
    <>
      <PlanOrigin planId={plan_id} />
      <span className="block text-muted text-xs">{t(`source.${source}`, { price })}</span>
      {person && source !== 'granted' && (
        <TextLink
          to={listAddress(href('/dashboard/payments'), { search: person.email })}
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
  const { renews, period_ends_at, ended_at, end_reason } = subscription;
  if (ended_at) return t(`ended.${end_reason ?? 'cancelled'}`, { date: format.date(ended_at) });
  if (!period_ends_at) return t('forever');
  return t(renews ? 'renews' : 'until', { date: format.date(period_ends_at) });
}
