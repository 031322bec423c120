import { calendarViews } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { clsx } from 'clsx';
import { CalendarClock, ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { newEventAddress } from '../../calendar-paths.ts';
import { type CalendarQuery, calendarAddress, narrowStepFrom, stepFrom } from '../../calendar-query.ts';
import type { Day } from '../../time/day.ts';
import { useCalendar } from '../calendar-context.tsx';

/** What is shown, and the ways to what is beside it: all of them addresses. */
export function CalendarHeader({ title }: { title: string }) {
  const { t } = useTranslation('calendar');
  const { query, today } = useCalendar();
  const isWeek = query.view === 'week';
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-semibold text-2xl md:text-3xl">{t('title')}</h1>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="secondary">
            <Link to={href('/dashboard/calendar/study-plans')} prefetch="intent">
              <CalendarClock aria-hidden />
              {t('studyPlans')}
            </Link>
          </Button>
          <Button asChild>
            <Link to={newEventAddress({ view: query.view, placement: morningOf(query.date, today) })}>
              <Plus aria-hidden />
              {t('new')}
            </Link>
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <nav aria-label={t('period')} className="flex items-center gap-1">
          <Step query={stepFrom(query, -1)} label={t(`previous.${query.view}`)} className={isWeek ? wide : ''}>
            <ChevronLeft aria-hidden />
          </Step>
          {isWeek && (
            <Step query={narrowStepFrom(query, -1)} label={t('previous.days')} className="md:hidden">
              <ChevronLeft aria-hidden />
            </Step>
          )}
          <Button asChild variant="secondary" size="sm">
            <Link to={calendarAddress({ ...query, date: today })} preventScrollReset>
              {t('today')}
            </Link>
          </Button>
          {isWeek && (
            <Step query={narrowStepFrom(query, 1)} label={t('next.days')} className="md:hidden">
              <ChevronRight aria-hidden />
            </Step>
          )}
          <Step query={stepFrom(query, 1)} label={t(`next.${query.view}`)} className={isWeek ? wide : ''}>
            <ChevronRight aria-hidden />
          </Step>
        </nav>
        <h2 aria-live="polite" className="tabular grow font-semibold text-lg first-letter:uppercase">
          {title}
        </h2>
        <Views />
      </div>
    </header>
  );
}

/** Who looks at another day writes something into that one; today, from now on. */
function morningOf(date: Day, today: Day) {
  return date === today ? undefined : { local_start: `${date}T09:00`, duration_minutes: 60 };
}

const wide = 'max-md:hidden';

type StepProps = { query: CalendarQuery; label: string; className: string; children: ReactNode };

function Step({ query, label, className, children }: StepProps) {
  return (
    <Button asChild variant="ghost" size="icon" className={className}>
      <Link to={calendarAddress(query)} aria-label={label} prefetch="intent" preventScrollReset>
        {children}
      </Link>
    </Button>
  );
}

function Views() {
  const { t } = useTranslation('calendar');
  const { query } = useCalendar();
  return (
    <nav aria-label={t('views.label')}>
      <ul className="flex rounded-md border border-line-strong bg-surface p-0.5">
        {calendarViews.map((view) => (
          <li key={view}>
            <Link
              to={calendarAddress({ ...query, view })}
              aria-current={view === query.view ? 'page' : undefined}
              prefetch="intent"
              preventScrollReset
              className={clsx(
                'flex min-h-10 items-center rounded-sm px-3 text-sm transition-colors md:min-h-8',
                view === query.view ? 'bg-action font-medium text-on-action' : 'hover:bg-action-soft',
              )}
            >
              {t(`views.${view}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
