import type { Invoice, Payment } from '@navor/contract';
import { plans } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@navor/ui/table.tsx';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { SettingsSection } from '#screen/settings-section.tsx';
import { stacked } from '../stacked-rows.ts';
import { PaymentNotes } from './payment-notes.tsx';

export function InvoicesSection({ invoices, payments }: { invoices: Invoice[]; payments: Payment[] }) {
  const { t } = useTranslation('billing-settings');
  return (
    <SettingsSection title={t('invoices.title')}>
      <div className="grid gap-4">
        {invoices.length > 0 ? (
          <InvoiceTable invoices={invoices} />
        ) : (
          <p className="text-muted text-sm">{t('invoices.empty')}</p>
        )}
        <PaymentNotes payments={payments} />
      </div>
    </SettingsSection>
  );
}

function InvoiceTable({ invoices }: { invoices: Invoice[] }) {
  const { t } = useTranslation('billing-settings');
  return (
    <Table label={t('invoices.title')} className={stacked.table}>
      <TableHead className={stacked.head}>
        <TableRow>
          <TableHeader>{t('invoices.number')}</TableHeader>
          <TableHeader>{t('invoices.date')}</TableHeader>
          <TableHeader>{t('invoices.kind')}</TableHeader>
          <TableHeader isNumeric>{t('invoices.amount')}</TableHeader>
          <TableHeader>{t('invoices.file')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody className={stacked.body}>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </TableBody>
    </Table>
  );
}

/** On phones two lines: the number and the amount, then the rest and the file. */
function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('billing-settings');
  const format = useFormatter();
  const { id, number, issued_at, kind, item, cents, currency } = invoice;
  return (
    <TableRow className="max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:px-4 max-md:pt-3 max-md:pb-2">
      <TableHeader scope="row" className="tabular max-md:col-span-2 max-md:p-0">
        {number}
      </TableHeader>
      <TableCell className="tabular whitespace-nowrap max-md:row-start-2 max-md:p-0 max-md:text-muted">
        {format.date(issued_at)}
      </TableCell>
      <TableCell className="max-md:row-start-2 max-md:hyphens-auto max-md:p-0 max-md:text-muted">
        {t(`invoices.${kind}`)}
        <span className="block text-muted text-xs">
          {item.kind === 'plan' ? t('plan.name', { plan: plans[item.plan_id].name }) : item.title}
        </span>
      </TableCell>
      <TableCell isNumeric className="whitespace-nowrap max-md:col-start-3 max-md:p-0">
        {format.money(cents, currency)}
      </TableCell>
      <TableCell className="max-md:row-start-2 max-md:-mr-3 max-md:justify-self-end max-md:p-0">
        <Button asChild variant="ghost" size="sm" className="md:-ml-3 max-md:w-11">
          <a href={`/api/billing/invoices/${id}`} download aria-label={t('invoices.downloadNamed', { number })}>
            <Download aria-hidden />
            <span className="max-md:hidden">{t('invoices.download')}</span>
          </a>
        </Button>
      </TableCell>
    </TableRow>
  );
}
