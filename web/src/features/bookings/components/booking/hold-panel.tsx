import type { Booking } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import type { IntentAnswer } from '#screen/forms/answer-intent.ts';
import { HoldCountdown } from './hold-countdown.tsx';
import { IntentButton } from './intent-button.tsx';

type HoldPanelProps = { booking: Booking; now: Date; answer: IntentAnswer | undefined };

/** A slot that is kept while its learner pays. */
export function HoldPanel({ booking, now, answer }: HoldPanelProps) {
  const { t } = useTranslation('bookings');
  const format = useFormatter();
  const { held_until: until, actions } = booking;
  if (!until || !actions.can_pay) return null;
  return (
    <Alert tone="warn" title={t('hold.title', { time: format.time(until) })}>
      <div className="grid gap-3">
        <p>{t('hold.text')}</p>
        <HoldCountdown until={until} now={now} />
        <div className="flex flex-wrap gap-3">
          {actions.can_use_minutes && (
            <IntentButton answer={answer} intent="pay-included">
              {t('hold.payIncluded')}
            </IntentButton>
          )}
          <IntentButton answer={answer} intent="pay-card" variant={actions.can_use_minutes ? 'secondary' : 'primary'}>
            {t('hold.payCard', { price: format.money(booking.cents) })}
          </IntentButton>
          <IntentButton answer={answer} intent="give-up" variant="ghost">
            {t('hold.giveUp')}
          </IntentButton>
        </div>
      </div>
    </Alert>
  );
}
