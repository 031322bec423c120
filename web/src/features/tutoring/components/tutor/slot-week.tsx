import type { Tutor, SlotWeek as Week } from '@navor/contract';
import { bookingHorizonDays, slotDays } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { CalendarX2, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigation } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { addDays } from '#screen/day.ts';
import { DayColumn } from './day-column.tsx';
import { type AskedSlots, slotsAddress } from './slot-address.ts';

type SlotWeekProps = {
  path: string;
  tutor: Pick<Tutor, 'id' | 'is_own'>;
  asked: AskedSlots;
  week: Week;
  today: string;
};

/** A tutor's free time, a week at a time, on the clock of whoever looks at it. Every slot is a link. */
export function SlotWeek({ path, tutor, asked, week, today }: SlotWeekProps) {
  const { t } = useTranslation('tutoring');
  const format = useFormatter();
  const first = week.days[0]?.day ?? today;
  const last = week.days.at(-1)?.day ?? first;
  const addressFrom = (from: string) => slotsAddress(path, { ...asked, from: from > today ? from : undefined });
  const isBusy = useNavigation().location?.pathname === path;
  const isEmpty = week.days.every(({ starts }) => starts.length === 0);
  return (
    <div aria-busy={isBusy} className="@container grid gap-4 transition-opacity aria-busy:opacity-60">
      <nav aria-label={t('slots.weeks')} className="flex items-center justify-between gap-2">
        <Step to={first > today ? addressFrom(addDays(first, -slotDays.usual)) : null} label={t('slots.earlier')}>
          <ChevronLeft aria-hidden />
        </Step>
        <p className="text-center font-medium text-sm">
          {format.date(first, 'day')} – {format.date(last, 'day')}
        </p>
        <Step
          to={last < addDays(today, bookingHorizonDays) ? addressFrom(addDays(first, slotDays.usual)) : null}
          label={t('slots.later')}
        >
          <ChevronRight aria-hidden />
        </Step>
      </nav>
      {isEmpty ? (
        <EmptyState
          icon={<CalendarX2 />}
          level={3}
          title={t('slots.emptyTitle')}
          text={week.next_day ? t('slots.nextText') : t('slots.noneText', { count: bookingHorizonDays })}
          action={
            week.next_day && (
              <Button asChild variant="secondary">
                <Link to={addressFrom(week.next_day)} preventScrollReset>
                  {t('slots.toNext', { date: format.date(week.next_day, 'day') })}
                </Link>
              </Button>
            )
          }
        />
      ) : (
        <ol className="grid gap-4 @2xl:grid-cols-7 @2xl:gap-2">
          {week.days.map(({ day, starts }) => (
            <DayColumn
              key={day}
              day={day}
              starts={starts}
              minutes={asked.minutes}
              tutorId={tutor.id}
              isBookable={!tutor.is_own}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

function Step({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  if (to === null) {
    return (
      <span aria-hidden className="grid size-11 place-items-center text-muted opacity-40 md:size-10 [&>svg]:size-5">
        {children}
      </span>
    );
  }
  return (
    <Button asChild variant="ghost" size="icon">
      <Link to={to} preventScrollReset aria-label={label}>
        {children}
      </Link>
    </Button>
  );
}
