import type { Booking } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { IntentAnswer } from '#screen/forms/answer-intent.ts';
import { useIntent } from '#screen/forms/intent-form.tsx';
import { useWhen } from '../use-when.ts';
import { isWithinWindow } from './is-within-window.ts';
import { moveAddress } from './move-address.ts';

type MoveConfirmationProps = {
  booking: Booking;
  from: string;
  to: Date;
  now: Date;
  answer: IntentAnswer | undefined;
};

/**
 * From when to when. Who would be in two places then is told so, and may still mean it; so is a learner who could not cancel
 * or move the session for nothing any more.
 */
export function MoveConfirmation({ booking, from, to, now, answer }: MoveConfirmationProps) {
  const { t } = useTranslation('bookings');
  const when = useWhen();
  const state = useIntent(answer, 'reschedule');
  const isWarned = state.errorCode === 'OVERLAPPING_MEETINGS';
  const target = { starts_at: to, ends_at: new Date(to.getTime() + booking.minutes * 60_000) };
  const endsFreeCancelling = booking.role === 'learner' && isWithinWindow(booking, to, now);
  return (
    <ActionForm answer={state.refusal} preventScrollReset className="grid gap-4">
      <h3 className="font-semibold">{t('move.confirm')}</h3>
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        <div>
          <dt className="text-muted">{t('move.from')}</dt>
          <dd>{when(booking)}</dd>
        </div>
        <div>
          <dt className="text-muted">{t('move.to')}</dt>
          <dd className="font-medium">{when(target)}</dd>
        </div>
      </dl>
      {endsFreeCancelling && (
        <Alert tone="warn" title={t('move.windowTitle')}>
          <p>{t('move.windowText')}</p>
        </Alert>
      )}
      {state.formError && <Alert tone={isWarned ? 'warn' : 'danger'}>{state.formError}</Alert>}
      <input type="hidden" name="intent" value="reschedule" />
      <input type="hidden" name="starts_at" value={to.toISOString()} />
      {isWarned && <input type="hidden" name="accepts_overlap" value="on" />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={state.isBusy}>
          {t(isWarned ? 'move.anyway' : 'move.submit')}
        </Button>
        <Button asChild variant="secondary">
          <Link to={moveAddress(booking.id, from)}>{t('move.back')}</Link>
        </Button>
      </div>
    </ActionForm>
  );
}
