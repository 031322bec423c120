import type { GroupSession } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Card } from '@navor/ui/card.tsx';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDoneToast, useIntent } from '#screen/forms/intent-form.tsx';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { isToCome, SeatBar, SeatCount } from '../seat-bar.tsx';
import { useSeatPrice } from '../use-seat-price.ts';
import { JoinForm, LogInToJoin } from './join-form.tsx';
import { HeldSeat, MeetingLinks, OfferedSeat, TakenSeat, WaitingSeat } from './own-seat.tsx';
import type { SessionAnswer } from './session-action.ts';

type SeatPanelProps = { session: GroupSession; answer: SessionAnswer | undefined; now: Date };

/** Where the reader stands with the session, and what they can do about it. */
export function SeatPanel({ session, answer, now }: SeatPanelProps) {
  const { t } = useTranslation('groups');
  const titleId = useId();
  const joined = useIntent(answer, 'join');
  useDoneToast(joined, t(joined.result?.kind === 'waiting' ? 'seat.done.waiting' : 'seat.done.taken'));
  useDoneToast(useIntent(answer, 'leave'), t('seat.done.left'));
  // Each standing has a form of its own, so the one that was sent is gone.
  const title = useKeptFocus<HTMLHeadingElement>(`${session.status} ${session.standing?.status}`);
  return (
    <section aria-labelledby={titleId} className="lg:sticky lg:top-24">
      <Card className="gap-4 p-5">
        <h2 ref={title} tabIndex={-1} id={titleId} className="font-semibold text-lg">
          {t(session.is_own ? 'seat.seats' : 'seat.title')}
        </h2>
        <SeatFacts session={session} />
        <SeatState session={session} answer={answer} now={now} />
      </Card>
    </section>
  );
}

function SeatState({ session, answer, now }: SeatPanelProps) {
  const { t } = useTranslation('groups');
  const { seat_way, standing } = session;
  if (seat_way === 'cancelled') {
    return (
      <Alert tone="warn" title={t('seat.cancelledTitle')}>
        {session.cancel_reason && <p lang={session.language}>{session.cancel_reason}</p>}
        {session.cents > 0 && <p>{t('seat.cancelledText')}</p>}
      </Alert>
    );
  }
  if (standing?.status === 'taken')
    return <TakenSeat session={session} standing={standing} answer={answer} now={now} />;
  if (session.is_own || seat_way === 'own') {
    if (session.ends_at <= now) return <Note>{t('seat.overText')}</Note>;
    return (
      <>
        <Note>{t('seat.ownText')}</Note>
        <MeetingLinks session={session} />
      </>
    );
  }
  if (seat_way === 'started') return <Note>{t(session.ends_at <= now ? 'seat.overText' : 'seat.startedText')}</Note>;
  if (seat_way === 'log_in') return <LogInToJoin session={session} />;
  switch (standing?.status) {
    case 'held':
      return <HeldSeat standing={standing} answer={answer} />;
    case 'offered':
      return <OfferedSeat standing={standing} way={seat_way} answer={answer} />;
    case 'waiting':
      return <WaitingSeat standing={standing} answer={answer} />;
    default:
      return <JoinForm session={session} way={seat_way} answer={answer} />;
  }
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-muted text-sm">{children}</p>;
}

function SeatFacts({ session }: { session: GroupSession }) {
  const { t } = useTranslation('groups');
  const price = useSeatPrice();
  const { capacity, free_seats } = session;
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-muted">{t('seat.price')}</dt>
        <dd className="tabular text-right font-medium">{price(session)}</dd>
        <dt className="text-muted">{t('seat.seats')}</dt>
        <dd className="tabular text-right">{t('seat.taken', { taken: capacity - free_seats, capacity })}</dd>
      </dl>
      <SeatBar session={session} />
      {isToCome(session) && (
        <p className="text-sm">
          <SeatCount session={session} />
        </p>
      )}
    </div>
  );
}
