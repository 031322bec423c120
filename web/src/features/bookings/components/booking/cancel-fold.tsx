import type { Booking } from '@navor/contract';
import { bookingLength } from '@navor/contract/choices';
import { Field } from '@navor/ui/field.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import type { IntentAnswer } from '#screen/forms/answer-intent.ts';
import { IntentForm, useDoneToast, useIntent } from '#screen/forms/intent-form.tsx';
import { ActionFold } from './action-fold.tsx';

type CancelFoldProps = { booking: Booking; answer: IntentAnswer | undefined };

/** Says what comes back before it is done, and sends that along: nobody cancels for less than they were told. */
export function CancelFold({ booking, answer }: CancelFoldProps) {
  const { t } = useTranslation('bookings');
  const state = useIntent(answer, 'cancel');
  useDoneToast(state, t('cancel.done'));
  const refund = booking.actions.cancel;
  if (!refund) return null;
  return (
    <ActionFold label={t('cancel.open')} icon={<CircleX aria-hidden />} isOpen={state.refusal !== undefined}>
      <p className="max-w-reading text-sm">
        <Consequence booking={booking} refund={refund} />
      </p>
      <IntentForm state={state} submitLabel={t('cancel.submit')} variant="danger">
        <input type="hidden" name="expects_cents" value={refund.cents} />
        <input type="hidden" name="expects_minutes" value={refund.minutes} />
        <Field label={t('cancel.reason')} help={t('cancel.reasonHelp')} error={state.fieldError('reason')}>
          <Textarea name="reason" rows={2} maxLength={bookingLength.reason} defaultValue={state.values.reason} />
        </Field>
      </IntentForm>
    </ActionFold>
  );
}

function Consequence({ booking, refund }: { booking: Booking; refund: NonNullable<Booking['actions']['cancel']> }) {
  const { t } = useTranslation('bookings');
  const format = useFormatter();
  if (booking.role !== 'learner') return t('cancel.byTutor');
  if (refund.cents > 0) return t('cancel.cents', { money: format.money(refund.cents) });
  if (refund.minutes > 0) return t('cancel.minutes', { time: format.duration(refund.minutes) });
  if (booking.cents === 0) return t('cancel.freeOfCharge');
  return t('cancel.nothing', { moment: format.dateTime(booking.free_until) });
}
