import type { Invoice, Payment } from '@navor/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SettingsSection } from '#features/identity/index.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
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
  const format = useFormatter();
  return (
    <Table label={t('invoices.title')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('invoices.number')}</TableHeader>
          <TableHeader>{t('invoices.date')}</TableHeader>
          <TableHeader>{t('invoices.kind')}</TableHeader>
          <TableHeader isNumeric>{t('invoices.amount')}</TableHeader>
          <TableHeader>{t('invoices.file')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {invoices.map(({ id, number, issued_at, kind, cents, currency }) => (
          <TableRow key={id}>
            <TableHeader scope="row" className="tabular">
              {number}
            </TableHeader>
            <TableCell className="tabular whitespace-nowrap">{format.date(issued_at)}</TableCell>
            <TableCell>{t(`invoices.${kind}`)}</TableCell>
            <TableCell isNumeric className="whitespace-nowrap">
              {format.money(cents, currency)}
            </TableCell>
            <TableCell>
              <Button asChild variant="ghost" size="sm">
                <a href={`/api/billing/invoices/${id}`} download aria-label={t('invoices.downloadNamed', { number })}>
                  <Download aria-hidden />
                  {t('invoices.download')}
                </a>
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
