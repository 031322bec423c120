import type { Booking } from '@navor/contract';
import { bookingHorizonDays } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { CalendarClock, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { addDays } from '#screen/day.ts';
import type { IntentAnswer } from '#screen/forms/answer-intent.ts';
import { TitledSection } from '#screen/titled-section.tsx';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { bookingPath } from '../../booking-paths.ts';
import { type AskedMove, daysShown, moveAddress } from './move-address.ts';
import { MoveConfirmation } from './move-confirmation.tsx';

export type MoveWeek = AskedMove & { today: string; days: { day: string; starts: Date[] }[] };

type MoveSectionProps = {
  booking: Booking;
  week: MoveWeek | null;
  today: string;
  now: Date;
  answer: IntentAnswer | undefined;
};

/** Moving a session: a week of free starts as links, then a question, so that no slip of the finger moves anything. */
export function MoveSection({ booking, week, today, now, answer }: MoveSectionProps) {
  const { t } = useTranslation('bookings');
  const place = useKeptFocus<HTMLDivElement>(week);
  if (!booking.actions.can_reschedule) return null;
  if (!week) {
    return (
      <Button asChild variant="secondary" className="justify-self-start">
        <Link to={moveAddress(booking.id, today)}>
          <CalendarClock aria-hidden />
          {t('move.open')}
        </Link>
      </Button>
    );
  }
  return (
    <div ref={place} id="move" tabIndex={-1} className="scroll-mt-20">
      <TitledSection
        title={t('move.title')}
        text={t(booking.role === 'tutor' ? 'move.byTutorText' : 'move.text')}
        aside={
          <Link to={bookingPath(booking.id)} className="text-action text-sm underline underline-offset-4">
            {t('move.leave')}
          </Link>
        }
      >
        <Card className="gap-4 p-4">
          {week.to ? (
            <MoveConfirmation booking={booking} from={week.from} to={week.to} now={now} answer={answer} />
          ) : (
            <WeekOfStarts booking={booking} week={week} />
          )}
        </Card>
      </TitledSection>
    </div>
  );
}

function WeekOfStarts({ booking, week }: { booking: Booking; week: MoveWeek }) {
  const { t } = useTranslation('bookings');
  const format = useFormatter();
  const last = addDays(week.from, daysShown - 1);
  const withSlots = week.days.filter(({ starts }) => starts.length > 0);
  return (
    <>
      <nav aria-label={t('move.weeks')} className="flex items-center justify-between gap-2">
        <Step
          to={week.from > week.today ? moveAddress(booking.id, addDays(week.from, -daysShown)) : null}
          label={t('move.earlier')}
          icon={<ChevronLeft aria-hidden />}
        />
        <p className="text-center font-medium text-sm">
          {format.date(week.from, 'day')} – {format.date(last, 'day')}
        </p>
        <Step
          to={
            last < addDays(week.today, bookingHorizonDays)
              ? moveAddress(booking.id, addDays(week.from, daysShown))
              : null
          }
          label={t('move.later')}
          icon={<ChevronRight aria-hidden />}
        />
      </nav>
      {withSlots.length === 0 && <p className="py-4 text-center text-muted text-sm">{t('move.none')}</p>}
      <ol className="grid gap-4">
        {withSlots.map(({ day, starts }) => (
          <li key={day} className="grid gap-2">
            <h3 className="font-medium text-sm">{format.date(day, 'full')}</h3>
            <ul className="flex flex-wrap gap-2">
              {starts.map((start) => (
                <li key={start.getTime()}>
                  <Link
                    to={moveAddress(booking.id, week.from, start)}
                    aria-label={t('move.choose', { start: format.dateTime(start, 'full') })}
                    className="tabular flex h-11 min-w-20 items-center justify-center rounded-md border border-line-strong bg-surface px-2 font-medium text-sm hover:border-action hover:bg-action-soft md:h-10"
                  >
                    {format.time(start)}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

function Step({ to, label, icon }: { to: string | null; label: string; icon: React.ReactNode }) {
  if (to === null) return <span className="size-10" />;
  return (
    <Button asChild variant="ghost" size="icon">
      <Link to={to} preventScrollReset aria-label={label}>
        {icon}
      </Link>
    </Button>
  );
}
