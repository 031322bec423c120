import type { ListedPayment } from '@navor/contract';
import type { PaymentStatus } from '@navor/contract/choices';
import { Badge, type BadgeProps } from '@navor/ui/badge.tsx';
import { linkClasses } from '@navor/ui/link.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@navor/ui/table.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { stacked } from '../stacked-rows.ts';
import { Owner } from './owner.tsx';
import { PlanOrigin } from './plan-origin.tsx';

const tones: Record<PaymentStatus, BadgeProps['tone']> = {
  paid: 'ok',
  failed: 'destructive',
  refunded: 'neutral',
  partly_refunded: 'warn',
  refund_failed: 'destructive',
};

export function PaymentsTable({ payments }: { payments: ListedPayment[] }) {
  const { t } = useTranslation('billing-administration');
  return (
    <Table label={t('payments.table')} className={stacked.table}>
      <TableHead className={stacked.head}>
        <tr>
          <TableHeader>{t('columns.who')}</TableHeader>
          <TableHeader isNumeric>{t('columns.amount')}</TableHeader>
          <TableHeader>{t('columns.item')}</TableHeader>
          <TableHeader>{t('columns.status')}</TableHeader>
          <TableHeader>{t('columns.date')}</TableHeader>
          <TableHeader>{t('columns.invoice')}</TableHeader>
        </tr>
      </TableHead>
      <TableBody className={stacked.body}>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </TableBody>
    </Table>
  );
}

function PaymentRow({ payment }: { payment: ListedPayment }) {
  const { t } = useTranslation('billing-administration');
  const format = useFormatter();
  const { person, cents, refunded_cents, currency, item, status, paid_at, invoice_id, invoice_number } = payment;
  return (
    <TableRow className={stacked.row}>
      <th scope="row" className={clsx('min-w-48 px-4 py-3 font-medium', stacked.start)}>
        <Owner person={person} />
      </th>
      <TableCell isNumeric className={clsx('whitespace-nowrap', stacked.end)}>
        {format.money(cents, currency)}
        {refunded_cents > 0 && (
          <span className="block text-muted text-xs">
            {t('payments.refunded', { amount: format.money(refunded_cents, currency) })}
          </span>
        )}
      </TableCell>
      <TableCell className={stacked.start}>
        {item.kind === 'plan' ? <PlanOrigin planId={item.plan_id} /> : item.title}
      </TableCell>
      <TableCell className={stacked.end}>
        <Badge tone={tones[status]}>{t(`paymentStatus.${status}`)}</Badge>
      </TableCell>
      <TableCell className={clsx('tabular whitespace-nowrap max-md:self-center', stacked.start)}>
        {format.dateTime(paid_at)}
      </TableCell>
      <TableCell className={clsx('tabular whitespace-nowrap', stacked.end)}>
        {invoice_id && invoice_number && (
          <a
            href={`/api/billing/invoices/${invoice_id}`}
            aria-label={t('payments.invoice', { number: invoice_number })}
            className={clsx(linkClasses, stacked.link)}
          >
            {invoice_number}
          </a>
        )}
      </TableCell>
    </TableRow>
  );
}
