import type { BookingQuote } from '@navor/contract';
import { holdMinutes } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { Choice } from '../choice.tsx';

type PaymentFieldProps = { quote: BookingQuote; chosen: string; onChoose: (payment: string) => void };

/** Included minutes first, where there are enough of them: nobody pays for what they have already. */
export function PaymentField({ quote, chosen, onChoose }: PaymentFieldProps) {
  const { t } = useTranslation('bookings');
  const format = useFormatter();
  const hasEnough = quote.minutes_left >= quote.minutes;
  const choose = (value: string) => ({ value, checked: chosen === value, onChange: () => onChoose(value) });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium text-sm">{t('book.payment')}</legend>
      {quote.minutes_left > 0 && (
        <Choice
          id="payment-included"
          type="radio"
          name="payment"
          disabled={!hasEnough}
          {...choose('included')}
          label={t('book.included')}
          help={t(hasEnough ? 'book.includedHelp' : 'book.tooFew', { time: format.duration(quote.minutes_left) })}
        />
      )}
      {quote.takes_cards && (
        <Choice
          id="payment-card"
          type="radio"
          name="payment"
          {...choose('card')}
          label={t('book.card', { price: format.money(quote.cents) })}
          help={t('book.cardHelp', { minutes: holdMinutes })}
        />
      )}
    </fieldset>
  );
}
