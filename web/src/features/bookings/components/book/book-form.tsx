import type { BookingQuote } from '@navor/contract';
import { bookingLength } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { useFormTexts } from '#screen/forms/use-form-texts.ts';
import { Choice } from '../choice.tsx';
import { OverlapField } from './overlap-field.tsx';
import { PaymentField } from './payment-field.tsx';

type BookFormProps = { quote: BookingQuote; formId: string; answer: FormAnswer | undefined };

export function BookForm({ quote, formId, answer }: BookFormProps) {
  const { t } = useTranslation('bookings');
  const isBusy = useNavigation().state !== 'idle';
  const { formError, fieldError, values } = useFormTexts(answer);
  const hasEnough = quote.minutes_left >= quote.minutes;
  const [chosen, setChosen] = useState(values.payment || (hasEnough ? 'included' : 'card'));
  // The minutes may have gone elsewhere since they were chosen.
  const payment = hasEnough ? chosen : 'card';
  const isFree = quote.cents === 0;
  if (!isFree && !hasEnough && !quote.takes_cards) return <Alert tone="warn">{t('book.noPayment')}</Alert>;
  return (
    <ActionForm answer={answer} className="grid gap-6">
      {formError && <Alert tone="danger">{formError}</Alert>}
      <input type="hidden" name="id" value={formId} />
      <Field label={t('book.topic')} help={t('book.topicHelp')} error={fieldError('topic')}>
        <Textarea name="topic" maxLength={bookingLength.topic} defaultValue={values.topic} />
      </Field>
      <Choice
        id="shares-brief"
        type="checkbox"
        name="shares_brief"
        defaultChecked={values.shares_brief === 'on'}
        label={t('book.brief')}
        help={t('book.briefHelp')}
      />
      {isFree ? (
        <input type="hidden" name="payment" value="card" />
      ) : (
        <PaymentField quote={quote} chosen={payment} onChoose={setChosen} />
      )}
      {quote.overlaps.length > 0 && <OverlapField overlaps={quote.overlaps} />}
      <Button type="submit" size="lg" isBusy={isBusy} className="justify-self-start">
        {t(payment === 'card' && !isFree ? 'book.submitCard' : 'book.submit')}
      </Button>
    </ActionForm>
  );
}
