import type { GroupSession, SeatStanding } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Button, type ButtonProps } from '@navor/ui/button.tsx';
import { CalendarPlus, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { ActionForm } from '#screen/forms/action-form.tsx';
import { useIntent } from '#screen/forms/intent-form.tsx';
import { invitationPath } from '../../group-paths.ts';
import type { SessionAnswer } from './session-action.ts';

type OwnSeatProps = { standing: SeatStanding; answer: SessionAnswer | undefined };

export function TakenSeat({ session, standing, answer, now }: OwnSeatProps & { session: GroupSession; now: Date }) {
  const { t } = useTranslation('groups');
  const isOver = session.ends_at <= now;
  const meetingUrl = session.inside?.meeting_url;
  return (
    <>
      <Alert tone="ok" title={t('seat.takenTitle')}>
        {isOver && t('seat.overText')}
        {!isOver && !meetingUrl && t('session.noMeeting')}
      </Alert>
      {!isOver && <MeetingLinks session={session} />}
      {session.starts_at > now && <LeaveFold standing={standing} answer={answer} />}
    </>
  );
}

/** The way in, and into one's own calendar, for participants and whoever leads it. */
export function MeetingLinks({ session: { id, inside } }: { session: GroupSession }) {
  const { t } = useTranslation('groups');
  return (
    <>
      {inside?.meeting_url && (
        <Button asChild className="w-full">
          <a href={inside.meeting_url} target="_blank" rel="noreferrer">
            <Video aria-hidden />
            {t('session.meeting')} <span className="sr-only">{t('session.opensNewWindow')}</span>
          </a>
        </Button>
      )}
      <Button asChild variant="secondary" className="w-full">
        <a href={invitationPath(id)} download>
          <CalendarPlus aria-hidden />
          {t('session.addToCalendar')}
        </a>
      </Button>
    </>
  );
}

export function HeldSeat({ standing, answer }: OwnSeatProps) {
  const { t } = useTranslation('groups');
  const format = useFormatter();
  return (
    <>
      <Alert tone="warn" title={t('seat.heldTitle')}>
        {standing.expires_at && t('seat.heldText', { time: format.time(standing.expires_at) })}
      </Alert>
      <SeatForm intent="join" answer={answer} label={t('seat.goOnPaying', { price: format.price(standing.cents) })} />
      <p className="text-muted text-sm">{t('seat.refundRule')}</p>
      <SeatForm intent="leave" answer={answer} label={t('seat.decline')} variant="ghost" />
    </>
  );
}

export function OfferedSeat({ standing, way, answer }: OwnSeatProps & { way: 'plan' | 'card' | 'free' }) {
  const { t } = useTranslation('groups');
  const format = useFormatter();
  const isPaid = way === 'card';
  return (
    <>
      <Alert tone="ok" title={t('seat.offeredTitle')}>
        {standing.expires_at && t('seat.offeredText', { time: format.dateTime(standing.expires_at) })}
      </Alert>
      <SeatForm
        intent="join"
        answer={answer}
        label={isPaid ? t('seat.takeUpPaid', { price: format.price(standing.cents) }) : t('seat.takeUp')}
      />
      {isPaid && <p className="text-muted text-sm">{t('seat.refundRule')}</p>}
      <SeatForm intent="leave" answer={answer} label={t('seat.decline')} variant="ghost" />
    </>
  );
}

export function WaitingSeat({ standing, answer }: OwnSeatProps) {
  const { t } = useTranslation('groups');
  return (
    <>
      <Alert tone="info" title={t('seat.waitingTitle')}>
        <p>{t('seat.position', { position: standing.position })}</p>
        <p>{t('seat.waitingMail')}</p>
      </Alert>
      <SeatForm intent="leave" answer={answer} label={t('seat.leaveWaiting')} variant="secondary" />
    </>
  );
}

/** Says what leaving means before it is done; opens without scripts too. */
function LeaveFold({ standing, answer }: OwnSeatProps) {
  const { t } = useTranslation('groups');
  const format = useFormatter();
  const { payment, refund_cents } = standing;
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center justify-center rounded-md text-muted text-sm hover:text-ink">
        {t('seat.leave')}
      </summary>
      <div className="grid gap-3 pt-2">
        <p className="text-sm">
          {payment !== 'card' && t('seat.leaveFree')}
          {payment === 'card' && refund_cents > 0 && t('seat.leaveRefund', { price: format.money(refund_cents) })}
          {payment === 'card' && refund_cents === 0 && t('seat.leaveNoRefund')}
        </p>
        <SeatForm intent="leave" answer={answer} label={t('seat.leaveSure')} variant="danger" />
      </div>
    </details>
  );
}

type SeatFormProps = {
  intent: 'join' | 'leave';
  answer: SessionAnswer | undefined;
  label: string;
  variant?: ButtonProps['variant'];
  children?: ReactNode;
};

function SeatForm({ intent, answer, label, variant, children }: SeatFormProps) {
  const state = useIntent(answer, intent);
  return (
    <ActionForm answer={state.refusal} preventScrollReset className="grid gap-3">
      <input type="hidden" name="intent" value={intent} />
      {children}
      {state.formError && <Alert tone="danger">{state.formError}</Alert>}
      <Button type="submit" variant={variant} isBusy={state.isBusy} className="w-full">
        {label}
      </Button>
    </ActionForm>
  );
}
