import type { Payment } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

/** Payments of which an invoice does not tell the whole story: those that failed or went back. */
export function PaymentNotes({ payments }: { payments: Payment[] }) {
  const { t } = useTranslation('billing-settings');
  const word = usePaymentWords();
  const notes = payments.filter(({ status }) => status !== 'paid');
  if (notes.length === 0) return null;
  return (
    <div className="grid gap-1 text-muted text-sm">
      <h3 className="font-medium text-ink">{t('invoices.notes')}</h3>
      <ul className="tabular grid gap-1">
        {notes.map((payment) => (
          <li key={payment.id}>{word(payment)}</li>
        ))}
      </ul>
    </div>
  );
}

function usePaymentWords() {
  const { t } = useTranslation('billing-settings');
  const format = useFormatter();
  return ({ status, cents, refunded_cents, currency, paid_at }: Payment): string => {
    const said = { date: format.date(paid_at), amount: format.money(cents, currency) };
    if (status === 'failed') return t('invoices.failed', said);
    if (status === 'refunded') return t('invoices.refunded', said);
    return t('invoices.partlyRefunded', { ...said, refunded: format.money(refunded_cents, currency) });
  };
}
